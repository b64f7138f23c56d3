import type { Room } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import type { StaySearch } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { Button, SelectField, TextField } from '@calm-rest/ui'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './room-calendar.module.css'

interface StayFormProps {
  room: Room
  stay: StaySearch
  onStay: (stay: StaySearch) => void
}

/** The chosen stay as fields, and the way on to the booking: also without a script. */
export const StayForm = ({ room, stay, onStay }: StayFormProps) => {
  const { t } = useTranslation()
  const host = useHost()
  const [action = '', query] = host.href({ screen: 'login', room: room._id }).split('?')
  const { checkIn = '', checkOut = '', guests = limits.guests.default } = stay
  const chosen = { ...stay, guests: Math.min(guests, room.guests) }
  const guestCounts = Array.from({ length: room.guests }, (_, index) => index + 1)
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    host.navigate({ screen: 'login', room: room._id, ...chosen })
  }
  return (
    <form
      method="get"
      action={action}
      noValidate
      aria-label={t('calendar.form')}
      className={styles.form}
      onSubmit={submitted}
    >
      {/* a form of this method drops the query of its address */}
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        type="date"
        name="checkIn"
        label={t('search.checkIn')}
        value={checkIn}
        onChange={({ target }) => onStay({ ...stay, checkIn: target.value || undefined })}
      />
      <TextField
        type="date"
        name="checkOut"
        label={t('search.checkOut')}
        value={checkOut}
        onChange={({ target }) => onStay({ ...stay, checkOut: target.value || undefined })}
      />
      <SelectField
        name="guests"
        label={t('search.guests')}
        value={chosen.guests}
        onChange={({ target }) => onStay({ ...stay, guests: Number(target.value) })}
      >
        {guestCounts.map((count) => (
          <option key={count} value={count}>
            {t('search.guestCount', { count })}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className={styles.submit}>
        {t('calendar.book')}
      </Button>
    </form>
  )
}
