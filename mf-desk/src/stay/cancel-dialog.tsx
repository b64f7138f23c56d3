import { type CancelInput, type StaffStay, staffLimits } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { Alert, Button, Dialog, SelectField, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import * as frame from '../frame/desk-frame.module.css'
import { useDesk } from '../session/desk-context.ts'
import { failureWords } from '../session/failure-words.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './stay.module.css'

interface CancelDialogProps {
  stay: StaffStay
  onClose: () => void
  onDone: () => void
}

/** Cancels with or without the fee. It begins with what the guest's own terms say. */
export const CancelDialog = ({ stay, onClose, onDone }: CancelDialogProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const { reference, version, totalPrice, may } = stay
  const { ref, submitted, edited, result, sending } = useForm({
    send: (data) => {
      const reason = textOf(data, 'reason')
      const refund = textOf(data, 'refund') as CancelInput['refund']
      return call('cancelStay', {
        params: { reference },
        body: { version, refund, ...(reason && { reason }) },
      })
    },
    onSent: onDone,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('stay.do.cancel')}
      closeLabel={t('close')}
      className={frame.sheet}
    >
      <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={edited}>
        <p>{t(may.cancel === 'free' ? 'stay.termsFree' : 'stay.termsNoRefund')}</p>
        <SelectField
          name="refund"
          label={t('stay.fee')}
          defaultValue={may.cancel === 'free' ? 'full' : 'none'}
        >
          <option value="full">{t('stay.refund.full')}</option>
          <option value="none">{t('stay.feeWhole', { total: formatPrice(lang, totalPrice) })}</option>
        </SelectField>
        <TextField name="reason" label={t('stay.reason')} maxLength={staffLimits.text.reason} />
        {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
        <Button type="submit" wide busy={sending}>
          {t('stay.cancelNow')}
        </Button>
      </form>
    </Dialog>
  )
}
