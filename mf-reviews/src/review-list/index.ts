import type { Testimonial } from '@calm-rest/contract/api'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { ReviewListView } from './view.tsx'

export const widget = defineWidget<object, Testimonial[]>({
  words,
  load: ({ api, lang, signal }) => api.reviews.list({ lang, signal }),
  View: ReviewListView,
})
