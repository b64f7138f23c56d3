import { addDays } from '@calm-rest/contract/stay'
import { formatDate, stayDates } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useBooking, useBookingContext, useChosenRooms } from '../context/booking-context.ts'
import { type FieldName, roomIndexOf } from '../rules/draft.ts'
import { standingErrors } from '../rules/validate.ts'
import { fieldErrors } from '../store/after-failure.ts'

/** Props of a field by its name: its error, and the focus on a page that responds to the form. */
export const useField = (field: FieldName) => ({ error: useFieldError(field), ...useAutoFocus(field) })

const dayWithYear = { day: 'numeric', month: 'short', year: 'numeric' } as const

const here = { autoFocus: true } as const

/** On a page that responds to a form, the browser scrolls to this element without a script. */
export const useAutoFocus = (target: FieldName | 'outcome') =>
  useBooking((state) => state.autoFocus === target) ? here : {}

/** Translated at render, so that it follows the language. */
const useFieldError = (field: FieldName): string | undefined => {
  const { t } = useTranslation()
  const lang = useLang()
  const { today, rooms, price, closed } = useBookingContext()
  const chosen = useChosenRooms()
  const draft = useBooking((state) => state.draft)
  const found = useBooking((state) => state.errors[field])
  const refused = price.status === 'refused' ? fieldErrors(price.failure.body)[field] : undefined
  const error = standingErrors(draft, { rooms, today })[field] ?? found ?? refused
  if (!error) return undefined
  if (error.code === 'property_closed' && closed) {
    const { from, until } = closed
    const last = addDays(until, -1)
    if (last === from) return t('closed.night', { night: formatDate(lang, from, dayWithYear) })
    return t('closed.nights', stayDates(lang, { checkIn: from, checkOut: last }, { year: true }))
  }
  const index = roomIndexOf(field)
  const room = chosen[index === undefined ? 0 : index + 1]?.room
  // a further room has the error texts of the first
  const name = field.split('.').at(-1)
  if (error.code === 'over_capacity')
    return t('error.guests.over_capacity', { room: room?.name, count: room?.guests ?? 0 })
  return t([`error.${name}.${error.code}`, `error.any.${error.code}`], {
    defaultValue: error.message ?? t('error.any.invalid_type'),
  })
}
