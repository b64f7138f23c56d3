import { useTranslation } from 'react-i18next'

/** Days as they stand in a list, once where the first is the last. */
export const useDaySpan = () => {
  const { t } = useTranslation()
  return (first: string, last: string) => (first === last ? first : t('prices.stretch', { first, last }))
}
