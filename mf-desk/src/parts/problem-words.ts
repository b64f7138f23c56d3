import type { Problem, Problems } from '@calm-rest/ui/form'
import type { TFunction } from 'i18next'
import { amountStep } from './amount-step.ts'

/** Error text below a field. */
export const problemWords = (problems: Problems, field: string, t: TFunction): string | undefined => {
  const problem: Problem | undefined = problems[field]
  // a field for an amount takes no decimals then, and no other field does anyway
  const isOfCurrency = problem === 'not_whole' && amountStep() === 1
  return problem && t([`problem.${isOfCurrency ? 'no_decimals' : problem}`, 'problem.other'])
}
