import type { BookingReceipt } from '@calm-rest/contract/api'
import type { PropsOf } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { type BookData, loadBook } from './load.ts'
import { submitForm } from './submit/submit-form.ts'
import { BookView } from './view.tsx'

/** The booking form. Props: a known stay. Reports `booked` once for each accepted booking. */
export const widget = defineWidget<PropsOf<'mf-booking', 'book'>, BookData, BookingReceipt>({
  words,
  load: loadBook,
  submit: submitForm,
  View: BookView,
})
