import type { StaffStay } from '@calm-rest/contract/staff'
import { useTranslation } from 'react-i18next'
import { useMay } from '../api/desk-context.ts'
import { DialogButton } from '../parts/dialog-button.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { guestOf } from '../parts/stay-names.ts'
import { PaymentForm } from './payment-form.tsx'

interface PaymentButtonProps {
  stay: StaffStay
  onTaken: () => void
}

/** Takes the amount due; hidden if nothing is due, or if somebody else takes it. */
export const PaymentButton = ({ stay, onTaken }: PaymentButtonProps) => {
  const { t } = useTranslation()
  const may = useMay()
  if (!(stay.due > 0) || !may('take payments')) return null
  const title = t('payment.takeFor', { name: guestOf(stay) })
  return (
    <DialogButton
      variant="secondary"
      aria-label={title}
      dialog={({ onClose, onDone }) => (
        <Sheet title={title} onClose={onClose}>
          <PaymentForm stay={stay} onTaken={onDone} />
        </Sheet>
      )}
      onDone={onTaken}
    >
      {t('payment.take')}
    </DialogButton>
  )
}
