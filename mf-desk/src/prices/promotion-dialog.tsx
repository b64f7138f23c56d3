import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import { Alert, Button, Dialog, SelectField, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import * as frame from '../frame/desk-frame.module.css'
import { problemWords } from '../parts/problem-words.ts'
import { useDesk } from '../session/desk-context.ts'
import { failureWords } from '../session/failure-words.ts'
import * as styles from './prices.module.css'

interface PromotionDialogProps {
  version: string
  onClose: () => void
  onDone: () => void
}

/** A new code; the booking form asks for one as long as there is any. */
export const PromotionDialog = ({ version, onClose, onDone }: PromotionDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { ref, submitted, edited, problems, result, sending } = useForm({
    send: (data) => {
      const [amount, maxUses] = [Number(textOf(data, 'amount')), textOf(data, 'maxUses')]
      return call('addPromotionCode', {
        body: {
          ...{ version, code: textOf(data, 'code'), bookUntil: textOf(data, 'bookUntil') },
          ...(textOf(data, 'kind') === 'percent' ? { percent: amount } : { dollars: amount }),
          ...(maxUses && { maxUses: Number(maxUses) }),
        },
      })
    },
    onSent: onDone,
  })
  const problemOf = (field: string) => problemWords(problems, field, t)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('prices.addCode')}
      closeLabel={t('close')}
      className={frame.sheet}
    >
      <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={edited}>
        <TextField
          name="code"
          label={t('prices.code')}
          hint={t('prices.codeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          minLength={4}
          maxLength={20}
          error={problemOf('code')}
          className={styles.whole}
          required
        />
        <SelectField name="kind" label={t('prices.takesOff')}>
          <option value="percent">{t('prices.inPercent')}</option>
          <option value="dollars">{t('prices.inDollars')}</option>
        </SelectField>
        <TextField
          type="number"
          inputMode="decimal"
          step="0.01"
          min={0.01}
          name="amount"
          label={t('prices.amount')}
          error={problemOf('amount') ?? problemOf('percent') ?? problemOf('dollars')}
          required
        />
        <TextField
          type="date"
          name="bookUntil"
          label={t('prices.lastUse')}
          min={dateInZone(new Date(), hotel.timeZone)}
          error={problemOf('bookUntil')}
        />
        <TextField
          type="number"
          inputMode="numeric"
          name="maxUses"
          label={t('prices.maxUses')}
          min={1}
          max={100_000}
          error={problemOf('maxUses')}
        />
        <div className={styles.save}>
          {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
          <Button type="submit" size="large" wide busy={sending}>
            {t('prices.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
