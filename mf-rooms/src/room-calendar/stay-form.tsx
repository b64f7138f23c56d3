import type { Room } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import type { StaySearch } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { classNames, NativeDateField, SelectField } from '@calm-rest/ui'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { canBeBooked, type StayOffer } from '../room-offer/room-offer.tsx'
import { ChildrenField } from '../stay-search/children-field.tsx'
import { QueryForm } from '../stay-search/query-form.tsx'
import { writtenOut } from '../stay-search/written-out.ts'
import * as styles from './room-calendar.module.css'

interface StayFormProps {
  room: Room
  stay: StaySearch
  offer: StayOffer | undefined
  asksForChildren: boolean
  onStay: (stay: StaySearch) => void
}

/** The chosen stay as fields, and the way on to the booking: also without a script. */
export const StayForm = ({ room, stay, offer, asksForChildren, onStay }: StayFormProps) => {
  const { t } = useTranslation()
  const host = useHost()
  const { checkIn = '', checkOut = '', guests = limits.guests.default } = stay
  const chosen = { ...stay, guests: Math.min(guests, room.guests) }
  const guestCounts = Array.from({ length: room.guests }, (_, index) => index + 1)
  const isTaken = !canBeBooked(offer)
  const hasChildren = asksForChildren || stay.children !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isTaken) return
    host.navigate({ screen: 'login', room: room._id, ...chosen })
  }
  return (
    <QueryForm
      to={{ screen: 'login', room: room._id }}
      label={t('calendar.form')}
      submitLabel={t('calendar.book')}
      className={styles.form}
      submitClassName={classNames(styles.submit, isTaken && styles.withoutScript)}
      onSubmit={submit}
    >
      <NativeDateField
        name="checkIn"
        written={writtenOut(host.lang, checkIn)}
        label={t('search.checkIn')}
        value={checkIn}
        onChange={({ target }) => onStay({ ...stay, checkIn: target.value || undefined })}
      />
      <NativeDateField
        name="checkOut"
        written={writtenOut(host.lang, checkOut)}
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
      {hasChildren && (
        <ChildrenField
          value={stay.children ?? ''}
          onChange={({ target }) => onStay({ ...stay, children: target.value || undefined })}
        />
      )}
    </QueryForm>
  )
}
