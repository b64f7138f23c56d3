import { EmptyState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

/** No room takes so many guests. */
export const TooSmall = () => {
  const { t } = useTranslation()
  return <EmptyState draw={icons.bed}>{t('list.tooSmall')}</EmptyState>
}
