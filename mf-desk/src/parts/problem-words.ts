import type { Problem, Problems } from '@calm-rest/ui/form'
import type { TFunction } from 'i18next'

/** Error text below a field. */
export const problemWords = (problems: Problems, field: string, t: TFunction): string | undefined => {
  const problem: Problem | undefined = problems[field]
  return problem && t([`problem.${problem}`, 'problem.other'])
}
