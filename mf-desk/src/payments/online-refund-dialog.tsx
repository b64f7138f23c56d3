import type { Payment, StaffStay } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ReasonField } from '../parts/reason-field.tsx'
import { useLang } from '../use-lang.ts'

interface OnlineRefundDialogProps {
  stay: StaffStay
  payment: Payment
  onClose: () => void
  onDone: () => void
}

/** Gives all of a payment back that was made online, the way it came. The API asks for the passkey. */
export const OnlineRefundDialog = ({ stay, payment, onClose, onDone }: OnlineRefundDialogProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const { reference, version } = stay
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('paymentLink.refundOf', { total: formatPrice(lang, payment.amount) })}
      submitLabel={t('payment.refundNow')}
      send={(data) => {
        const params = { reference, id: payment.id }
        return call('refundOnline', { params, body: { version, reason: textOf(data, 'reason') } })
      }}
    >
      {(problemOf) => (
        <>
          <p>{t('paymentLink.refundText')}</p>
          <ReasonField hint={t('payment.reasonHint')} problemOf={problemOf} />
        </>
      )}
    </FormDialog>
  )
}
