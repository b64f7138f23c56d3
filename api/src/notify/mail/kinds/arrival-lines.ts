import { arrivalOf, type StoredBooking } from '../../../stays/index.ts'
import type { Words } from '../words.ts'

/** Returns what a guest told of the arrival, for the owner: time, flight and shuttle in one line, then the note. */
export const arrivalLines = (booking: StoredBooking, t: Words): string[] => {
  const arrival = arrivalOf(booking)
  if (!arrival) return []
  const { time, flight, shuttle, note } = arrival
  const said = [
    time === null ? t('arrival.unknown') : t('arrival.time', { time }),
    flight === null ? '' : t('arrival.flight', { flight }),
    shuttle ? t('arrival.shuttle') : '',
  ]
  const line = said.filter((one) => one !== '').join(' · ')
  return note === null ? [line] : [line, note]
}
