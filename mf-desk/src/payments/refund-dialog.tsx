import type { StaffStay } from '@calm-rest/contract/staff'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../parts/form-dialog.tsx'
import { ReasonField } from '../parts/reason-field.tsx'
import { useDesk } from '../session/desk-context.ts'
import { MoneyFields, moneyOf } from './money-fields.tsx'

interface RefundDialogProps {
  stay: StaffStay
  onClose: () => void
  onDone: () => void
}

/** Gives back what was paid, with the reason; the API asks for the passkey. */
export const RefundDialog = ({ stay, onClose, onDone }: RefundDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { reference, version, paid, due } = stay
  return (
    <FormDialog
      {...{ onClose, onDone }}
      title={t('payment.refund')}
      submitLabel={t('payment.refundNow')}
      send={(data, attempt) => {
        const body = { version, ...moneyOf(data), reason: textOf(data, 'reason') }
        return call('refundStay', { params: { reference }, body }, attempt)
      }}
    >
      {(problemOf) => (
        <>
          <MoneyFields begin={due < 0 ? -due : paid} most={paid} problemOf={problemOf} />
          <ReasonField hint={t('payment.reasonHint')} problemOf={problemOf} />
        </>
      )}
    </FormDialog>
  )
}
