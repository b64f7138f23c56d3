import type { ReviewReceipt } from '@calm-rest/contract/api'
import type { PropsOf } from '@calm-rest/contract/widget'
import { defineWidget } from '@calm-rest/federation/widget'
import { words } from '../words.ts'
import { submitReview } from './submit-review.ts'
import { WriteReviewView } from './view.tsx'

export const widget = defineWidget<PropsOf<'mf-reviews', 'write-review'>, null, ReviewReceipt>({
  words,
  submit: submitReview,
  View: WriteReviewView,
})
