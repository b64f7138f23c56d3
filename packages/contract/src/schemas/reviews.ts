import { z } from 'zod'
import { limits } from '../limits.ts'
import { line, text } from './fields.ts'
import { linkInput } from './links.ts'
import { categorySchema, langQuery, roomParams } from './rooms.ts'

export const testimonialSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    country: z.string(),
    rating: z.int().min(limits.rating.min).max(limits.rating.max),
    reviewTitle: z.string(),
    review: z.string(),
    roomType: categorySchema,
    stayDuration: z.int().meta({ description: 'Nights.' }),
    createdAt: z.string().meta({ description: 'ISO 8601, UTC.' }),
    verified: z.boolean().meta({
      description:
        'Written by the link that is mailed after a stay; one for each stay. Others anybody may write.',
    }),
    lang: z.string().optional().meta({
      description:
        'Language of the title and the text, a BCP 47 tag; empty where nothing tells it. Missing before contract 1.15.',
    }),
  })
  .meta({ id: 'Testimonial' })

export const reviewInput = z
  .object({
    name: line(limits.text.name),
    country: line(limits.text.country),
    rating: z.int().min(limits.rating.min).max(limits.rating.max),
    reviewTitle: line(limits.text.title),
    review: text(limits.text.review),
    roomType: categorySchema,
    stayDuration: z.int().min(limits.stayDuration.min).max(limits.stayDuration.max),
    date: z.iso
      .datetime({ offset: true })
      .meta({ description: 'When the form was sent; the server notes its own time.' }),
  })
  .meta({ id: 'ReviewInput' })

/** A review by the link of a stay, which determines the room type and the nights. */
export const linkedReviewInput = linkInput
  .extend(
    reviewInput.pick({ name: true, country: true, rating: true, reviewTitle: true, review: true }).shape,
  )
  .meta({ id: 'LinkedReviewInput' })

/** The stay of a review link, as shown to its guest. */
export const reviewedStay = z
  .object({
    name: z.string().meta({ description: 'As booked.' }),
    country: z.string().meta({ description: "Of the guest's account; empty where none is known." }),
    roomName: z.string(),
    roomType: categorySchema,
    stayDuration: z.int().min(limits.stayDuration.min).meta({ description: 'Nights that were spent.' }),
    checkIn: z.string(),
    checkOut: z.string().meta({ description: 'The day of departure.' }),
  })
  .meta({ id: 'ReviewedStay' })

const ofRoom = roomParams.shape.id.optional().meta({
  description: 'Id of a room: only reviews of stays in it. Those that name no room are not among them.',
})

/** Orders of the list; equal ratings: the newest first. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const

/** A language in which reviews are written: the language of a BCP 47 tag. */
const writtenIn = z.string().regex(/^[a-z]{2,3}$/)

/** Filters of the reviews; a review matches all of them. */
const reviewFilters = {
  room: ofRoom,
  rating: z.coerce
    .number()
    .int()
    .min(limits.rating.min)
    .max(limits.rating.max)
    .optional()
    .meta({ description: 'Only reviews with this number of stars.' }),
  writtenIn: writtenIn
    .optional()
    .meta({ description: 'Only reviews in this language, as `lang` says it: `de`.' }),
  roomType: categorySchema.optional().meta({ description: 'Only reviews of this category of rooms.' }),
}

export const reviewSummaryQuery = langQuery.extend(reviewFilters)

export const reviewsQuery = langQuery.extend({
  limit: z.coerce.number().int().min(1).max(100).default(limits.reviewsPerPage),
  cursor: z.string().max(200).optional().meta({ description: 'From the Link header of the page before.' }),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(1)
    .meta({ description: 'Counted from 1, for links; behind a cursor, where there is one.' }),
  ...reviewFilters,
  sort: z
    .enum(reviewOrders)
    .default('newest')
    .meta({ description: 'The next page of a cursor is asked for in the same order.' }),
})

export const reviewSummary = z
  .object({
    count: z.int().meta({ description: 'Reviews that the mean is of.' }),
    average: z.number().nullable().meta({ description: 'Mean of the stars; null without a review.' }),
    unverified: z.int().default(0).meta({
      description: 'Further published reviews, which anybody may have written: not part of the mean.',
    }),
    room: z.string().optional().meta({
      description: 'The room that was asked for; an API before contract 1.15 answers for all rooms.',
    }),
    matching: z.int().optional().meta({
      description:
        'Published reviews that match every filter. Missing before contract 1.20, as are the counts below.',
    }),
    ratings: z
      .object({ rating: z.int(), count: z.int() })
      .array()
      .optional()
      .meta({ description: 'Published reviews by stars, 5 first, under the other filters.' }),
    languages: z.object({ lang: z.string(), count: z.int() }).array().optional().meta({
      description:
        'By language, most first, under the other filters. Reviews in no known language have none.',
    }),
    roomTypes: z
      .object({ roomType: categorySchema, count: z.int() })
      .array()
      .optional()
      .meta({ description: 'By category of rooms, most first, under the other filters.' }),
  })
  .meta({ id: 'ReviewSummary' })

export const reviewReceipt = z
  .object({
    success: z.literal(true),
    status: z.enum(['published', 'waiting']).meta({ description: 'waiting: the owner reads it first.' }),
  })
  .meta({ id: 'ReviewReceipt' })

export type Testimonial = z.infer<typeof testimonialSchema>
export type ReviewInput = z.input<typeof reviewInput>
export type LinkedReviewInput = z.input<typeof linkedReviewInput>
export type ReviewedStay = z.infer<typeof reviewedStay>
export type ReviewOrder = (typeof reviewOrders)[number]
export type ReviewSummary = z.infer<typeof reviewSummary>
export type ReviewReceipt = z.infer<typeof reviewReceipt>
