import type { DeskReview } from '@calm-rest/api/desk'
import { type Answer, Option } from '@calm-rest/command'
import { card, table } from '../../table.ts'
import { propertyDay, propertyTime } from '../property-time.ts'
import type { Resource } from '../resource.ts'

const statuses = ['published', 'waiting', 'hidden'] as const

/** Enough of an id to tell it from others, and short enough to type. */
const shownIdChars = 8

const about = (review: DeskReview, done?: string): Answer => ({
  text: [
    ...(done === undefined ? [] : [done, '']),
    card([
      ['id', review._id],
      ['status', review.status],
      ['written', propertyTime(review.createdAt)],
      ['verified', review.verified ? 'by the link of a stay' : 'no'],
      ['name', review.name],
      ['country', review.country],
      ['stars', String(review.rating)],
      ['room', review.roomType],
      ['days', String(review.stayDuration)],
      ['title', review.reviewTitle],
      ['review', review.review],
    ]),
  ].join('\n'),
  json: { review },
})

export const reviews: Resource = (resource, choose) => {
  resource
    .command('list')
    .description('the newest first')
    .addOption(new Option('--status <status>').choices(statuses))
    .action(({ status }) =>
      choose(async ({ desk }) => {
        const reviews = await desk.reviews.list(status)
        const rows = reviews.map((one) => [
          one._id.slice(0, shownIdChars),
          propertyDay(one.createdAt),
          one.status,
          String(one.rating),
          one.roomType,
          one.name,
          one.reviewTitle,
        ])
        const names = ['id', 'written', 'status', 'stars', 'room', 'name', 'title']
        return { text: rows.length === 0 ? 'None.' : table(names, rows, ['stars']), json: { reviews } }
      }),
    )

  const forOne = (name: string, description: string) =>
    resource.command(name).description(description).argument('<id>', 'or the beginning of it')

  forOne('show', 'the whole review').action((id) =>
    choose(async ({ desk }) => about(await desk.reviews.find(id))),
  )

  const change = (verb: 'hide' | 'publish', description: string, question: string, done: string) =>
    forOne(verb, description).action((id) =>
      choose(async ({ desk, ask }) => {
        const { _id, name, reviewTitle } = await desk.reviews.find(id)
        await ask(`${question} '${reviewTitle}' by ${name}?`)
        return about(await desk.reviews[verb](_id), `${done} ${_id}`)
      }),
    )
  change('hide', 'out of lists, counts and means', 'Hide', 'hidden')
  change('publish', 'into them: one that waits, or that was hidden', 'Publish', 'published')
}
