import { type StaffStay, staffLimits } from '@calm-rest/contract/staff'
import { Alert, Button, Dialog, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import * as frame from '../frame/desk-frame.module.css'
import { problemWords } from '../parts/problem-words.ts'
import { useDesk } from '../session/desk-context.ts'
import { failureWords } from '../session/failure-words.ts'
import { MoneyFields, moneyOf } from './money-fields.tsx'
import * as styles from './payments.module.css'
import { useMoneyForm } from './use-money-form.ts'

interface RefundDialogProps {
  stay: StaffStay
  onClose: () => void
  onDone: () => void
}

/** Gives back what was paid, with the reason; the API asks for the passkey. */
export const RefundDialog = ({ stay, onClose, onDone }: RefundDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { reference, version, paid } = stay
  const { ref, submitted, edited, problems, result, sending } = useMoneyForm((data, options) => {
    const body = { version, ...moneyOf(data), reason: textOf(data, 'reason') }
    return call('refundStay', { params: { reference }, body }, options)
  }, onDone)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('payment.refund')}
      closeLabel={t('close')}
      className={frame.sheet}
    >
      <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={edited}>
        <MoneyFields begin={stay.due < 0 ? -stay.due : paid} most={paid} problems={problems} />
        <TextField
          name="reason"
          label={t('stay.reason')}
          hint={t('payment.reasonHint')}
          maxLength={staffLimits.text.reason}
          error={problemWords(problems, 'reason', t)}
          required
        />
        {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
        <Button type="submit" wide busy={sending}>
          {t('payment.refundNow')}
        </Button>
      </form>
    </Dialog>
  )
}
