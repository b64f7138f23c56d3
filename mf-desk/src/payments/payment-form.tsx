import { type StaffStay, staffLimits } from '@calm-rest/contract/staff'
import { Alert, Button, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../session/desk-context.ts'
import { failureWords } from '../session/failure-words.ts'
import { MoneyFields, moneyOf } from './money-fields.tsx'
import * as styles from './payments.module.css'
import { useMoneyForm } from './use-money-form.ts'

interface PaymentFormProps {
  stay: StaffStay
  onTaken: () => void
}

/** Begins with all that is due, so that one press takes it. */
export const PaymentForm = ({ stay: { reference, version, due }, onTaken }: PaymentFormProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { ref, submitted, edited, problems, result, sending } = useMoneyForm((data, options) => {
    const body = { version, ...moneyOf(data), note: textOf(data, 'note') }
    return call('takePayment', { params: { reference }, body }, options)
  }, onTaken)
  return (
    <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={edited}>
      <MoneyFields most={due} problems={problems} />
      <TextField name="note" label={t('payment.note')} maxLength={staffLimits.text.paymentNote} />
      {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
      <Button type="submit" wide busy={sending}>
        {t('payment.takeNow')}
      </Button>
    </form>
  )
}
