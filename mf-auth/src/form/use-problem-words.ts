import { limits } from '@calm-rest/contract/limits'
import type { Problems } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'

/** The words for a field's problem; undefined without one. */
export const useProblemWords = (problems: Problems<'passwords_differ'>) => {
  const { t } = useTranslation()
  return (field: string): string | undefined => {
    const code = problems[field]
    return code && t([`problem.${code}`, 'problem.other'], { min: limits.password.min })
  }
}
