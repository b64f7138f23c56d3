import type { BookingStatus } from '@calm-rest/contract/api'
import { Badge, type BadgeProps, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

const tones: Record<BookingStatus, BadgeProps['tone']> = {
  confirmed: 'tea',
  completed: 'sea',
  cancelled: 'sand',
  no_show: 'sand',
}

export const BookingStatusBadge = ({ status }: { status: BookingStatus }) => {
  const { t } = useTranslation()
  const icon = status === 'confirmed' && <Icon draw={icons.check} />
  return (
    <Badge tone={tones[status]} icon={icon}>
      {t(`card.status.${status}`)}
    </Badge>
  )
}
