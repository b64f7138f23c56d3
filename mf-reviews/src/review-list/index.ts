import type { PropsOf } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { loadReviews, pageKey, type ReviewPage } from './load.ts'
import { ReviewListView } from './view.tsx'

export const widget = defineWidget<PropsOf<'mf-reviews', 'review-list'>, ReviewPage>({
  words,
  load: loadReviews,
  loadKey: pageKey,
  View: ReviewListView,
})
