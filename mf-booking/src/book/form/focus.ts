import { type RefObject, useEffect } from 'react'
import { useBooking, useBookingContext } from '../context/booking-context.ts'
import { type FieldName, fieldOrder, isFieldName } from '../rules/draft.ts'
import { roomButtons } from '../submit/room-buttons.ts'

/**
 * Focus after a response: the first invalid field, or the message about the whole form; after a booking the
 * top. Fields are in visual order, since the order of names depends on the language.
 */
export const useFocusOnReturn = (form: RefObject<HTMLFormElement | null>) => {
  const { store } = useBookingContext()
  const returns = useBooking((state) => state.returns)
  useEffect(() => {
    if (returns === 0 || !form.current) return
    const { errors } = store.getState()
    const wrong = Object.keys(errors)
      .filter(isFieldName)
      .filter((field) => errors[field])
    const outcome = form.current.querySelector<HTMLElement>('[data-outcome]')
    const target = firstOf(form.current, wrong) ?? outcome ?? firstOf(form.current, fieldOrder)
    target?.focus()
  }, [store, form, returns])
}

const firstOf = (form: HTMLFormElement, fields: readonly FieldName[]) =>
  fields
    .map((field) => elementOf(form, field))
    .filter((element) => element instanceof HTMLElement)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]

/** A date's named input is hidden: its text field gets the focus. */
const elementOf = (form: HTMLFormElement, field: FieldName) =>
  form.querySelector<HTMLElement>(`[data-field="${field}"]`) ?? form.elements.namedItem(field)

const targets = {
  dates: '[data-field="checkIn"]',
  room: '[name="roomType"]',
  submit: '[type="submit"]:not([name], [tabindex])',
  addRoom: `[name="${roomButtons.add}"]`,
} as const

/** Moves the focus within the form when the pressed button disappears. */
export const focusIn = (form: HTMLFormElement | null, to: keyof typeof targets) =>
  form?.querySelector<HTMLElement>(targets[to])?.focus()
