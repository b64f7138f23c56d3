import { EmptyState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../link-button/link-button.tsx'

/** A house without a single room to show: say it, and offer a person. */
export const NoRooms = () => {
  const { t } = useTranslation()
  const contact = <LinkButton to={{ screen: 'contact' }}>{t('list.contact')}</LinkButton>
  return (
    <EmptyState draw={icons.bed} action={contact}>
      <p>{t('list.empty')}</p>
    </EmptyState>
  )
}
