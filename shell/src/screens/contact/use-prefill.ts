import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

const subjects = ['meeting', 'password'] as const

/** The message to begin with, where the address says what it is about: `?about=meeting`. */
export const usePrefill = (): string => {
  const { t } = useTranslation('contact')
  const [search] = useSearchParams()
  const subject = subjects.find((name) => name === search.get('about'))
  return subject ? t(`prefill.${subject}`) : ''
}
