import { methodPaidBy, type StayPage } from '@calm-rest/contract/staff'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ReasonField } from '../parts/reason-field.tsx'
import { tenderedIn } from './cash-fields.tsx'
import { MoneyFields, moneyOf } from './money-fields.tsx'
import { PriceToo } from './price-too.tsx'
import { useWaysToPay } from './use-ways-to-pay.ts'

interface RefundDialogProps {
  page: StayPage
  onClose: () => void
  onDone: () => void
}

/**
 * Refunds a payment by the same method, with a reason. Beyond an overpaid amount it asks whether the price
 * falls, too: otherwise the amount is due again. The API asks for the passkey.
 */
export const RefundDialog = ({ page: { stay, payments }, onClose, onDone }: RefundDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const ways = useWaysToPay()
  const { reference, version, paid, due, may } = stay
  const overpaid = Math.max(0, -due)
  const begin = overpaid > 0 ? overpaid : paid
  const [amount, setAmount] = useState(begin)
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('payment.refund')}
      submitLabel={t('payment.refundNow')}
      check={(data) => (may.price && !data.has('price') ? { price: 'required' } : {})}
      send={(data, attempt) => {
        const lowersPrice = textOf(data, 'price') === 'falls'
        const body = {
          version,
          ...moneyOf(data),
          reason: textOf(data, 'reason'),
          lowersPrice,
          tendered: tenderedIn(data),
        }
        return call('refundStay', { params: { reference }, body }, attempt)
      }}
    >
      {(problemOf) => (
        <>
          <MoneyFields
            begin={begin}
            most={paid}
            method={methodPaidBy(payments)}
            problemOf={problemOf}
            onAmount={setAmount}
            ways={ways}
          />
          {may.price && <PriceToo amount={amount} overpaid={overpaid} error={problemOf('price')} />}
          <ReasonField hint={t('payment.reasonHint')} problemOf={problemOf} />
        </>
      )}
    </FormDialog>
  )
}
