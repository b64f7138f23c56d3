import { HostButton } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { useBooking } from '../desk/desk.ts'

/** For a guest who was signed in: the booking is in the account now. */
export const WayToBookings = () => {
  const { t } = useTranslation()
  const signedIn = useBooking((state) => state.visitor !== undefined)
  if (!signedIn) return null
  return <HostButton to={{ screen: 'profile' }}>{t('confirmation.own')}</HostButton>
}
