import { formatPrice } from '@calm-rest/i18n'
import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useBooking } from '../desk/desk.ts'
import { OtherRooms } from './other-rooms.tsx'

interface SubmitOutcomeProps {
  onConfirmPrice: () => void
}

/** What became of the last attempt, where it did not succeed (specification, §8), and the way on. */
export const SubmitOutcome = ({ onConfirmPrice }: SubmitOutcomeProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const phase = useBooking((state) => state.phase)
  switch (phase.status) {
    case 'editing':
    case 'sending':
    case 'booked':
      return null
    case 'failed':
      return (
        <Alert tone="danger" tabIndex={-1} data-outcome="">
          {t('outcome.failed')}
        </Alert>
      )
    case 'refused':
      return (
        <Alert
          tone="danger"
          tabIndex={-1}
          data-outcome=""
          title={t('outcome.refused', { error: phase.message })}
        >
          {phase.code === 'room_taken' && <OtherRooms thenTo="submit" />}
          {phase.total !== undefined && (
            <Button onClick={onConfirmPrice}>
              {t('outcome.confirmPrice', { total: formatPrice(lang, phase.total) })}
            </Button>
          )}
        </Alert>
      )
  }
}
