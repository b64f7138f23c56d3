import { type RefObject, useEffect } from 'react'
import { useBooking, useDesk } from '../desk/desk.ts'
import { firstInvalid } from '../rules/validate.ts'

/** When the form comes back: to the first field that is wrong, or else to the message about all of it. */
export const useFocusOnReturn = (form: RefObject<HTMLFormElement | null>) => {
  const { store } = useDesk()
  const returns = useBooking((state) => state.returns)
  useEffect(() => {
    if (returns === 0) return
    const field = firstInvalid(store.getState().errors)
    const target = field
      ? form.current?.elements.namedItem(field)
      : form.current?.querySelector('[data-outcome]')
    if (target instanceof HTMLElement) target.focus()
  }, [store, form, returns])
}
