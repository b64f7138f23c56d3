import { limits } from '@calm-rest/contract/limits'
import { useTranslation } from 'react-i18next'
import type { Problem, Problems } from './problems.ts'

const worded: readonly Problem[] = [
  'required',
  'too_long',
  'too_small',
  'too_large',
  'invalid_choice',
  'not_whole',
]

/** The words for what is wrong with a field; undefined where nothing is. */
export const useProblemWords = (problems: Problems) => {
  const { t } = useTranslation()
  return (field: string): string | undefined => {
    const problem = problems[field]
    if (!problem) return undefined
    return t(`problem.${worded.includes(problem) ? problem : 'other'}`, { max: limits.stayDuration.max })
  }
}
