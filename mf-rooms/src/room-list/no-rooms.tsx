import { HostButton } from '@calm-rest/federation/widget'
import { EmptyState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

/** A house without a single room to show: say it, and offer a person. */
export const NoRooms = () => {
  const { t } = useTranslation()
  const contact = <HostButton to={{ screen: 'contact' }}>{t('list.contact')}</HostButton>
  return (
    <EmptyState draw={icons.bed} action={contact}>
      <p>{t('list.empty')}</p>
    </EmptyState>
  )
}
