import type { Room } from '@calm-rest/contract/api'
import type { ViewProps } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'

export const RoomList = ({ loaded }: ViewProps<object, Room[]>) => {
  const { t } = useTranslation()
  return (
    <p>
      {t('list.title')} {loaded.status}
    </p>
  )
}
