import { limits } from '@calm-rest/contract/limits'
import { useTranslation } from 'react-i18next'
import type { Problem, Problems } from './problems.ts'

const worded: readonly Problem[] = [
  'required',
  'invalid_email',
  'too_short',
  'too_long',
  'common_password',
  'passwords_differ',
]

/** The words for what is wrong with a field; undefined where nothing is. */
export const useProblemWords = (problems: Problems) => {
  const { t } = useTranslation()
  return (field: string): string | undefined => {
    const problem = problems[field]
    if (!problem) return undefined
    return t(`problem.${worded.includes(problem) ? problem : 'other'}`, { min: limits.password.min })
  }
}
