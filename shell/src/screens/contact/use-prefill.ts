import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

/** The message to begin with, where the address says what it is about: `?about=meeting`. */
export const usePrefill = (): string => {
  const { t } = useTranslation('contact')
  const [search] = useSearchParams()
  return search.get('about') === 'meeting' ? t('prefill.meeting') : ''
}
