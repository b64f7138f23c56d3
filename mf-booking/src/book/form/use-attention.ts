import { useBooking } from '../desk/desk.ts'
import type { FieldName } from '../rules/draft.ts'

const here = { autoFocus: true } as const

/** Spread on what a page that answers a form leads the eye to: the browser scrolls there without a script. */
export const useAttention = (place: FieldName | 'outcome') =>
  useBooking((state) => state.attention === place) ? here : {}
