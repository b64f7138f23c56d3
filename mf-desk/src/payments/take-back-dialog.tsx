import { type Payment, type StaffStay, staffLimits } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { Alert, Button, Dialog, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import * as frame from '../frame/desk-frame.module.css'
import { problemWords } from '../parts/problem-words.ts'
import { useDesk } from '../session/desk-context.ts'
import { failureWords } from '../session/failure-words.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './payments.module.css'
import { useMoneyForm } from './use-money-form.ts'

interface TakeBackDialogProps {
  stay: StaffStay
  payment: Payment
  onClose: () => void
  onDone: () => void
}

/** An entry that was wrong stays in the list, with its opposite beside it; the API asks for the passkey. */
export const TakeBackDialog = ({ stay, payment, onClose, onDone }: TakeBackDialogProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const { reference, version } = stay
  const { ref, submitted, edited, problems, result, sending } = useMoneyForm((data, options) => {
    const params = { reference, id: payment.id }
    return call('takeBackPayment', { params, body: { version, reason: textOf(data, 'reason') } }, options)
  }, onDone)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('payment.takeBackTitle', { total: formatPrice(lang, payment.amount) })}
      closeLabel={t('close')}
      className={frame.sheet}
    >
      <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={edited}>
        <p>{t('payment.takeBackText')}</p>
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
          {t('payment.takeBack')}
        </Button>
      </form>
    </Dialog>
  )
}
