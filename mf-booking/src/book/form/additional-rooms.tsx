import { limits } from '@calm-rest/contract/limits'
import { HostLink } from '@calm-rest/federation/widget'
import { Button, SelectField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useBooking, useBookingContext, useChosenRooms } from '../context/booking-context.ts'
import { availabilityOf, countOf } from '../rules/availability.ts'
import { roomField } from '../rules/draft.ts'
import { roomButtons } from '../submit/room-buttons.ts'
import * as styles from './additional-rooms.module.css'
import { ChildrenField } from './children-field.tsx'
import { guestCounts, useOptionLabel } from './options.ts'
import { useField } from './use-field.ts'

/**
 * Further rooms for the same nights. The buttons submit the form, so that they work without a script, too.
 */
export const AdditionalRooms = () => {
  const { t } = useTranslation()
  const { roomsStatus } = useBookingContext()
  const count = useBooking((state) => state.draft.additionalRooms.length)
  if (roomsStatus !== 'ready') return null
  return (
    <div className={styles.rooms}>
      {Array.from({ length: count }, (_, i) => i).map((index) => (
        <AdditionalRoom key={index} index={index} />
      ))}
      {count < limits.rooms.max - 1 ? (
        <Button
          type="submit"
          name={roomButtons.add}
          value="1"
          variant="secondary"
          size="small"
          className={styles.add}
        >
          {t('rooms.add')}
        </Button>
      ) : (
        <MostRooms />
      )}
    </div>
  )
}

/** Refers a party that needs more rooms than one booking can have to the property. */
const MostRooms = () => {
  const { t } = useTranslation()
  // each language has the link at its own place in the sentence
  const [before, write, after] = t('rooms.most', { count: limits.rooms.max }).split('|')
  return (
    <p className={styles.most}>
      <span>{before}</span>
      <HostLink to={{ screen: 'contact' }}>{write}</HostLink>
      <span>{after}</span>
    </p>
  )
}

const AdditionalRoom = ({ index }: { index: number }) => {
  const { t } = useTranslation()
  const { store, rooms, free } = useBookingContext()
  const all = useChosenRooms()
  const before = all.slice(0, index + 1)
  const chosen = all[index + 1]
  const change = store.getState().additionalRoomChanged
  const typeField = useField(roomField(index, 'roomType'))
  const guestsField = useField(roomField(index, 'guests'))
  const guests = chosen?.guests ?? limits.guests.default
  const labelOf = useOptionLabel(guests, before)
  const availability = availabilityOf(chosen?.room, free, countOf(before, chosen?.room))
  const number = index + 2
  return (
    <fieldset className={styles.room}>
      <legend className={styles.legend}>{t('rooms.number', { number })}</legend>
      <Button
        type="submit"
        name={roomButtons.remove}
        value={index}
        variant="quiet"
        size="small"
        className={styles.remove}
        aria-label={t('rooms.removeNumber', { number })}
      >
        {t('rooms.remove')}
      </Button>
      <SelectField
        {...guestsField}
        className={styles.field}
        name={roomField(index, 'guests')}
        label={t('field.guests')}
        value={guests}
        onChange={(event) => change(index, { guests: Number(event.currentTarget.value) })}
      >
        {guestCounts.map((count) => (
          <option key={count} value={count}>
            {t('guests', { count })}
          </option>
        ))}
      </SelectField>
      <ChildrenField
        field={roomField(index, 'children')}
        value={chosen?.children ?? ''}
        onChange={(children) => change(index, { children })}
      />
      <SelectField
        {...typeField}
        className={styles.field}
        error={
          typeField.error ??
          (availability === 'taken' ? t('room.taken') : undefined) ??
          (availability === 'no_more' ? t('room.noMore') : undefined)
        }
        name={roomField(index, 'roomType')}
        label={t('field.roomType')}
        required
        value={chosen?.room?._id ?? ''}
        onChange={(event) => change(index, { roomId: event.currentTarget.value })}
      >
        {rooms.map((one) => (
          <option key={one._id} value={one._id}>
            {labelOf(one)}
          </option>
        ))}
      </SelectField>
    </fieldset>
  )
}
