import { useAnswer } from '../api/use-answer.ts'

/** Number of texts that a language lacks; undefined until it is known. */
export const useMissingCount = (lang: string): number | undefined => {
  const { answer } = useAnswer('readMissingTexts', {})
  if (answer.status !== 'ready') return undefined
  const found = answer.value.languages.find((one) => one.lang === lang)
  return found?.missing.reduce((sum, { count }) => sum + count, 0)
}
