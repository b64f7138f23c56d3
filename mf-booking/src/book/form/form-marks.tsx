import { useState } from 'react'
import { useBooking, useDesk, useQuote } from '../desk/desk.ts'

/** What goes along where the browser sends the form by itself: which one it is, and the price that stands on the page. */
export const FormMarks = () => {
  const { formId } = useDesk()
  const begun = useBooking((state) => state.formId)
  const quote = useQuote()
  const [id] = useState(begun ?? formId)
  return (
    <>
      <input type="hidden" name="formId" value={id} />
      <input type="hidden" name="shownTotal" value={quote?.total ?? ''} />
    </>
  )
}
