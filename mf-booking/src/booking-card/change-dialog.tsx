import type { StayChangeQuote } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { formatPrice } from '@calm-rest/i18n'
import { Alert, Button, Dialog, SelectField } from '@calm-rest/ui'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import { failureWords } from './cancel-dialog.tsx'
import { ageError, ChangeChildren } from './change-children.tsx'
import { ChangeDates } from './change-dates.tsx'
import * as styles from './change-dialog.module.css'
import type { ChangeFormProps, StayChange } from './use-change.ts'

/** Other dates, guests or another room: shows the price before anything changes. */
export const ChangeDialog = ({ change }: { change: StayChange }) => {
  const { t } = useTranslation()
  const { step, close } = change
  const form = 'terms' in step ? step : undefined
  return (
    <Dialog
      open={form !== undefined}
      onClose={() => step.name !== 'sending' && close()}
      title={t('change.title')}
      closeLabel={t('change.close')}
    >
      {form && <Form change={change} form={form} />}
    </Dialog>
  )
}

const Form = ({ change, form }: ChangeFormProps) => {
  const { t } = useTranslation()
  const { name, quote, failure } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (quote?.isFree ? change.confirm() : change.requestQuote())
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <ChangeDates change={change} form={form} />
      <OtherFields change={change} form={form} />
      <ChangeChildren change={change} form={form} />
      {quote && <Quote quote={quote} mayFall={change.booking.change === 'free'} />}
      {failure && (
        <Alert tone="danger" className={styles.whole}>
          {failureWords(failure, t)}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" disabled={name === 'sending'} onClick={change.close}>
          {t('change.keep')}
        </Button>
        <SubmitButton form={form} />
      </div>
    </form>
  )
}

const SubmitButton = ({ form: { name, quote, terms } }: Pick<ChangeFormProps, 'form'>) => {
  const { t } = useTranslation()
  const lang = useLang()
  const button = useRef<HTMLButtonElement>(null)
  const wasQuoting = useRef(false)
  // a busy button is disabled, which makes browsers drop its focus
  useEffect(() => {
    if (wasQuoting.current && document.activeElement === document.body) button.current?.focus()
    wasQuoting.current = name === 'quoting'
  }, [name])
  const isComplete = terms.checkIn !== '' && terms.checkOut !== '' && !ageError(terms)
  const words =
    name === 'sending'
      ? t('change.sending')
      : quote?.isFree
        ? t('change.confirm', { total: formatPrice(lang, quote.totalPrice) })
        : t('change.ask')
  return (
    <Button ref={button} type="submit" busy={name !== 'choosing'} disabled={!isComplete}>
      {words}
    </Button>
  )
}

const OtherFields = ({ change: { booking, choose }, form: { terms, rooms, name } }: ChangeFormProps) => {
  const { t } = useTranslation()
  const isThere = booking.change === 'extend'
  const room = rooms.find(({ _id }) => _id === terms.room)
  const most = room?.guests ?? limits.guests.max
  const disabled = name === 'sending'
  return (
    <>
      <SelectField
        name="guests"
        label={t('field.guests')}
        className={styles.whole}
        value={terms.guests}
        disabled={disabled}
        onChange={(event) => choose({ guests: Number(event.currentTarget.value) })}
      >
        {Array.from({ length: Math.max(most, terms.guests) }, (_, i) => i + 1).map((count) => (
          <option key={count} value={count} disabled={count > most}>
            {t('guests', { count })}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="room"
        label={t('field.roomType')}
        className={styles.whole}
        value={terms.room}
        disabled={disabled || isThere}
        onChange={(event) => choose({ room: event.currentTarget.value })}
      >
        {rooms.map(({ _id, name: roomName }) => (
          <option key={_id} value={_id}>
            {roomName}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** Old and new total, or that the nights are not available. */
const Quote = ({ quote, mayFall }: { quote: StayChangeQuote; mayFall: boolean }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { isFree, totalBefore, totalPrice, nights } = quote
  return (
    <div className={styles.quote} role="status">
      {isFree ? (
        <>
          <dl>
            <div className={styles.row}>
              <dt>{t('change.before')}</dt>
              <dd>{formatPrice(lang, totalBefore)}</dd>
            </div>
            <div className={`${styles.row} ${styles.now}`}>
              <dt>{t('change.now', { nights: t('nights', { count: nights }) })}</dt>
              <dd>{formatPrice(lang, totalPrice)}</dd>
            </div>
          </dl>
          {!mayFall && <p className={styles.note}>{t('change.noLess')}</p>}
          <p className={styles.note}>{t('change.nothingYet')}</p>
        </>
      ) : (
        <p>{t('change.taken')}</p>
      )}
    </div>
  )
}
