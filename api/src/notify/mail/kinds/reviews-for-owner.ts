import type { Testimonial } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { toTestimonial } from '../../../stays/index.ts'
import { facts, note, quote, text } from '../letter.ts'
import { toProperty } from '../recipients.ts'
import type { Words } from '../words.ts'
import { atDesk } from './at-desk.ts'
import type { ComposeKit, Composer, LetterContext } from './compose-kit.ts'

export const reviewWaiting: Composer<'review-waiting'> = async ({ payload, lang, t }, kit) => {
  const found = await kit.reviews.byId(payload.reviewId)
  if (found?.status !== 'waiting') return undefined
  const review = toTestimonial(found)
  return {
    lang,
    ...toProperty(t),
    subject: t('waiting.subject'),
    preheader: t('waiting.intro'),
    heading: t('waiting.heading'),
    parts: [
      text(t('waiting.intro')),
      ...content(review, t),
      note(t('waiting.note')),
      ...(await openReview(review, { lang, t }, kit)),
    ],
  }
}

export const reviewPublished: Composer<'review-published-for-owner'> = async ({ payload, lang, t }, kit) => {
  const found = await kit.reviews.byId(payload.reviewId)
  if (found?.status !== 'published') return undefined
  const review = toTestimonial(found)
  return {
    lang,
    ...toProperty(t),
    subject: t('published.subject', { rating: rated(review, t), title: review.reviewTitle }),
    preheader: t('published.intro'),
    heading: t('published.heading'),
    parts: [
      text(t('published.intro')),
      ...content(review, t),
      note(t('published.note')),
      ...(await openReview(review, { lang, t }, kit)),
    ],
  }
}

const openReview = (
  { _id: review }: Testimonial,
  context: Pick<LetterContext, 'lang' | 't'>,
  kit: ComposeKit,
) => atDesk(context.t('review.open'), { section: 'messages', review }, context, kit)

const rated = ({ rating }: Testimonial, t: Words) => t('review.rated', { rating, max: limits.rating.max })

const content = (review: Testimonial, t: Words) => [
  quote(`${review.reviewTitle}\n\n${review.review}`),
  facts(
    { label: t('label.rating'), value: rated(review, t) },
    review.verified ? { label: t('label.verified'), value: t('review.verified') } : undefined,
    { label: t('label.name'), value: review.name },
    { label: t('label.country'), value: review.country },
    { label: t('label.kind'), value: t(`category.${review.roomType}`) },
    { label: t('label.length'), value: t('stay.nights', { count: review.stayDuration }) },
  ),
]
