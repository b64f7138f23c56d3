import { type RefObject, useEffect } from 'react'
import { useBooking, useDesk } from '../desk/desk.ts'
import { fieldOrder } from '../rules/draft.ts'
import { firstInvalid } from '../rules/validate.ts'

/**
 * When the form comes back: to the first field that is wrong, or else to the message about all of it; after a
 * booking, to the beginning.
 */
export const useFocusOnReturn = (form: RefObject<HTMLFormElement | null>) => {
  const { store } = useDesk()
  const returns = useBooking((state) => state.returns)
  useEffect(() => {
    if (returns === 0) return
    const field = firstInvalid(store.getState().errors)
    const outcome = form.current?.querySelector<HTMLElement>('[data-outcome]')
    const name = field ?? fieldOrder[0]
    // a date's named input is hidden: its text is what a person can mend
    const text = form.current?.querySelector<HTMLElement>(`[data-field="${name}"]`)
    const target = !field && outcome ? outcome : (text ?? form.current?.elements.namedItem(name))
    if (target instanceof HTMLElement) target.focus()
  }, [store, form, returns])
}
