import { type StaffStay, staffLimits } from '@calm-rest/contract/staff'
import { Alert, Button, Dialog, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import * as frame from '../frame/desk-frame.module.css'
import { problemWords } from '../parts/problem-words.ts'
import { useDesk } from '../session/desk-context.ts'
import { failureWords } from '../session/failure-words.ts'
import * as styles from './stay.module.css'

interface PriceDialogProps {
  stay: StaffStay
  onClose: () => void
  onDone: () => void
}

/** A price by hand, with the reason; the API asks for the passkey. */
export const PriceDialog = ({ stay, onClose, onDone }: PriceDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { reference, version, totalPrice } = stay
  const { ref, submitted, edited, problems, result, sending } = useForm({
    send: (data) =>
      call('setPrice', {
        params: { reference },
        body: { version, totalPrice: Number(textOf(data, 'totalPrice')), reason: textOf(data, 'reason') },
      }),
    onSent: onDone,
  })
  const problemOf = (field: string) => problemWords(problems, field, t)
  return (
    <Dialog open onClose={onClose} title={t('stay.do.price')} closeLabel={t('close')} className={frame.sheet}>
      <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={edited}>
        <TextField
          name="totalPrice"
          type="number"
          inputMode="decimal"
          step="0.01"
          min={0}
          label={t('stay.newPrice')}
          defaultValue={totalPrice}
          error={problemOf('totalPrice')}
          required
        />
        <TextField
          name="reason"
          label={t('stay.reason')}
          maxLength={staffLimits.text.reason}
          error={problemOf('reason')}
          required
        />
        {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
        <Button type="submit" wide busy={sending}>
          {t('stay.setPrice')}
        </Button>
      </form>
    </Dialog>
  )
}
