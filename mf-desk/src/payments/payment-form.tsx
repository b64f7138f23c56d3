import { type PaymentMethod, type StaffStay, staffLimits } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
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

/** Begins with the deposit that is due, or with all that is, so that one press takes it. */
export const PaymentForm = ({
  stay: { reference, version, due, deposit },
  submitLabel,
  onTaken,
}: PaymentFormProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const ways = useWaysToPay()
  const [method, setMethod] = useState<PaymentMethod>()
  const takes = submitLabel ?? t('payment.takeNow')
  return (
    <SheetForm
      submitLabel={method === 'qr' ? t('payment.codeReceived') : takes}
      send={(data, attempt) => {
        const body = { version, ...moneyOf(data), note: textOf(data, 'note'), tendered: tenderedIn(data) }
        return call('takePayment', { params: { reference }, body }, attempt)
      }}
      onDone={onTaken}
    >
      {(problemOf) => (
        <>
          <MoneyFields
            most={due}
            begin={deposit ? Math.min(deposit.missing, due) : due}
            problemOf={problemOf}
            ways={ways}
            reference={reference}
            onMethod={setMethod}
          />
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
