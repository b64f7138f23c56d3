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

export const reviewSummaryQuery = langQuery.extend({ room: ofRoom })

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
  room: ofRoom,
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
export type ReviewSummary = z.infer<typeof reviewSummary>
export type ReviewReceipt = z.infer<typeof reviewReceipt>
