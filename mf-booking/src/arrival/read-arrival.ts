import type { ArrivalInput } from '@calm-rest/contract/api'
import { type Problems, textOf } from '@calm-rest/ui/form'

const isUnknown = (data: FormData) => data.get('timeUnknown') !== null

/** The form as the API takes it; a time counts for nothing beside 'I do not know yet'. */
export const readArrival = (data: FormData): ArrivalInput => ({
  time: isUnknown(data) ? '' : textOf(data, 'time'),
  flight: textOf(data, 'flight'),
  shuttle: data.get('shuttle') !== null,
  note: textOf(data, 'note'),
})

/** A time, or that it is not known yet: one of the two has to be said. */
export const checkArrival = (data: FormData): Problems =>
  isUnknown(data) || textOf(data, 'time') !== '' ? {} : { time: 'required' }
