import type { Payment, StaffStay } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ReasonField } from '../parts/reason-field.tsx'
import { useLang } from '../use-lang.ts'
import { reversalTitle } from './entry-title.ts'

interface ReversalDialogProps {
  stay: StaffStay
  payment: Payment
  onClose: () => void
  onDone: () => void
}

/** An entry that was wrong stays in the list, with its reversal beside it; the API asks for the passkey. */
export const ReversalDialog = ({ stay, payment, onClose, onDone }: ReversalDialogProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const { reference, version, may } = stay
  const { priceIfReversed } = payment
  const price = formatPrice(lang, priceIfReversed ?? stay.totalPrice)
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={reversalTitle(payment, lang, t)}
      submitLabel={t('payment.reverse')}
      send={(data, attempt) => {
        const params = { reference, id: payment.id }
        return call('reversePayment', { params, body: { version, reason: textOf(data, 'reason') } }, attempt)
      }}
    >
      {(problemOf) => (
        <>
          <p>{t('payment.reverseText')}</p>
          <p>{t(`payment.priceIfReversed.${priceIfReversed === null ? 'stays' : 'rises'}`, { price })}</p>
          {/* it may have fallen with the refund, and was changed since */}
          {payment.amount < 0 && priceIfReversed === null && may.price && (
            <p>{t('payment.priceIfReversed.byHand')}</p>
          )}
          <ReasonField hint={t('payment.reasonHint')} problemOf={problemOf} />
        </>
      )}
    </FormDialog>
  )
}
