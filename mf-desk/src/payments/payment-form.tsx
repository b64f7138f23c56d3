import { type StaffStay, staffLimits } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { SheetForm } from '../parts/sheet-form.tsx'
import { tenderedIn } from './cash-fields.tsx'
import { MoneyFields, moneyOf } from './money-fields.tsx'
import { useWaysToPay } from './use-ways-to-pay.ts'

interface PaymentFormProps {
  stay: StaffStay
  submitLabel?: string
  onTaken: (paid: StaffStay) => void | Promise<void>
}

/** Begins with all that is due, so that one press takes it. */
export const PaymentForm = ({
  stay: { reference, version, due },
  submitLabel,
  onTaken,
}: PaymentFormProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { currencies } = useWaysToPay()
  return (
    <SheetForm
      submitLabel={submitLabel ?? t('payment.takeNow')}
      send={(data, attempt) => {
        const body = { version, ...moneyOf(data), note: textOf(data, 'note'), tendered: tenderedIn(data) }
        return call('takePayment', { params: { reference }, body }, attempt)
      }}
      onDone={onTaken}
    >
      {(problemOf) => (
        <>
          <MoneyFields most={due} problemOf={problemOf} currencies={currencies} />
          <TextField
            name="note"
            label={t('payment.note')}
            maxLength={staffLimits.text.paymentNote}
            error={problemOf('note')}
          />
        </>
      )}
    </SheetForm>
  )
}
