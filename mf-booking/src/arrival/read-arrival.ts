import type { ArrivalInput } from '@calm-rest/contract/api'
import { type Problems, textOf } from '@calm-rest/ui/form'

const isUnknown = (data: FormData) => data.get('timeUnknown') !== null

/** The form as the API takes it; 'I do not know yet' overrides the time. */
export const readArrival = (data: FormData): ArrivalInput => ({
  time: isUnknown(data) ? '' : textOf(data, 'time'),
  flight: textOf(data, 'flight'),
  shuttle: data.get('shuttle') !== null,
  note: textOf(data, 'note'),
})

/** Requires a time or 'I do not know yet'. */
export const checkArrival = (data: FormData): Problems =>
  isUnknown(data) || textOf(data, 'time') !== '' ? {} : { time: 'required' }
