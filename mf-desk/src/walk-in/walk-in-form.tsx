import { limits } from '@calm-rest/contract/limits'
import type { StaffStay } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { Alert, Button, CheckboxField, classNames, NumberField, SelectField, TextField } from '@calm-rest/ui'
import { isEmailShaped, textOf } from '@calm-rest/ui/form'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../api/failure-words.ts'
import { useFirstLanguage } from '../api/property-languages.ts'
import { DirtyReason } from '../change/dirty-reason.tsx'
import { ClosedNotice } from '../chart/closed-notice.tsx'
import * as parts from '../parts/parts.module.css'
import { quotedWords } from '../parts/quoted-words.ts'
import { shortDay } from '../parts/stay-names.ts'
import { UnitOption } from '../units/unit-option.tsx'
import { isTooSmall } from '../units/use-units.ts'
import { useLang } from '../use-lang.ts'
import { useWalkIn, type Wanted } from './use-walk-in.ts'
import * as styles from './walk-in.module.css'

interface WalkInFormProps {
  begin: Pick<Wanted, 'key' | 'checkIn'>
  today: string
  onBooked: (stay: StaffStay) => void
}

/** Unit, nights and guests are chosen already; a name and one press remain. */
export const WalkInForm = ({ begin, today, onBooked }: WalkInFormProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const guestLang = useFirstLanguage()
  const walkIn = useWalkIn({ ...begin, nights: 1, guests: limits.guests.default }, today, onBooked)
  const { wanted, coming, checkOut, units, failure, unit, quoted, busy, problem, choose, renew, book } =
    walkIn
  /** The first field that is. */
  const [wrong, setWrong] = useState<string>()
  const { isToday } = coming
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const firstName = textOf(data, 'firstName')
    const lastName = textOf(data, 'lastName')
    const email = textOf(data, 'email')
    const phone = textOf(data, 'phone')
    const isEmailWrong = email !== '' && !isEmailShaped(email)
    const first = (!firstName && 'firstName') || (!lastName && 'lastName') || (isEmailWrong && 'email')
    setWrong(first || undefined)
    if (first) return
    const isHere = isToday && data.has('isHere')
    const dirtyReason = textOf(data, 'dirtyReason')
    book({ firstName, lastName, email, phone, lang: guestLang, isHere, dirtyReason })
  }
  const problemOf = (field: string) =>
    wrong === field && t(field === 'email' ? 'problem.invalid_email' : 'problem.required')
  // also of a taken room: stays that are not pinned are moved
  const isFree = quoted.status === 'ready' && quoted.quote.isFree
  const nothingChosen = () => {
    if (failure) return failureWords(failure, t)
    return t(units.length === 0 ? 'change.asking' : 'walkIn.full')
  }
  return (
    // any further input is another attempt
    <form noValidate className={styles.form} onSubmit={submit} onChange={renew}>
      <div className={styles.choice}>
        <TextField
          type="date"
          label={t('checkIn')}
          value={wanted.checkIn}
          min={today}
          required
          onChange={({ currentTarget: { value } }) => value && choose({ checkIn: value })}
        />
        <NumberField
          label={t('walkIn.nights')}
          hint={t('until', { day: shortDay(lang, checkOut) })}
          value={wanted.nights}
          onValueChange={(nights) => choose({ nights: nights ?? 1 })}
          min={1}
          max={limits.nights.max}
          decrementLabel={t('walkIn.fewerNights')}
          incrementLabel={t('walkIn.moreNights')}
        />
        <NumberField
          label={t('walkIn.guests')}
          value={wanted.guests}
          onValueChange={(guests) => choose({ guests: guests ?? 1 })}
          min={limits.guests.min}
          max={limits.guests.max}
          decrementLabel={t('walkIn.fewerGuests')}
          incrementLabel={t('walkIn.moreGuests')}
        />
        <SelectField
          label={t('unit')}
          className={styles.room}
          value={unit?.key ?? ''}
          onChange={({ currentTarget }) => choose({ key: currentTarget.value })}
        >
          {units.map((one) => (
            <UnitOption
              key={one.key}
              unit={one}
              coming={coming}
              disabled={!one.isFree || isTooSmall(one, coming.guests)}
            />
          ))}
        </SelectField>
      </div>
      <ClosedNotice closures={walkIn.closures} />
      <div className={styles.person}>
        <TextField
          name="firstName"
          label={t('walkIn.firstName')}
          autoComplete="off"
          maxLength={limits.text.name}
          error={problemOf('firstName')}
          required
        />
        <TextField
          name="lastName"
          label={t('walkIn.lastName')}
          autoComplete="off"
          maxLength={limits.text.name}
          error={problemOf('lastName')}
          required
        />
        <TextField
          name="phone"
          type="tel"
          label={t('stay.phone')}
          autoComplete="off"
          maxLength={limits.text.phone}
        />
        <TextField
          name="email"
          type="email"
          label={t('stay.email')}
          hint={t('walkIn.emailHint')}
          autoComplete="off"
          maxLength={limits.text.email}
          error={problemOf('email')}
        />
      </div>
      {isToday && <CheckboxField name="isHere" defaultChecked label={t('walkIn.isHere')} />}
      {isToday && walkIn.isDirty && <DirtyReason />}
      <div className={classNames(parts.foot, styles.foot)}>
        <p role="status" className={styles.price}>
          {quotedWords(quoted, t, nothingChosen(), ({ totalPrice }) =>
            isFree ? formatPrice(lang, totalPrice) : t('change.notFree'),
          )}
        </p>
        {problem && <Alert tone="danger">{problem}</Alert>}
        <Button type="submit" size="large" wide busy={busy} disabled={!isFree}>
          {t('walkIn.do')}
        </Button>
      </div>
    </form>
  )
}
