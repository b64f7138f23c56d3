import { useHost } from '@calm-rest/federation/widget'
import { useDesk } from './desk.ts'
import { submitBooking } from './submit-booking.ts'

export const useSubmit = () => {
  const desk = useDesk()
  const host = useHost()
  return () => submitBooking(desk, host)
}
