import type { DeskReview } from '@calm-rest/api/desk'
import type { Answer } from '@calm-rest/command'
import { card, table } from '../../table.ts'
import { type Command, first, oneOf, type Surroundings, type Thing } from '../command.ts'
import { atHouse, dayAtHouse } from '../moments.ts'

const statuses = ['published', 'waiting', 'hidden'] as const

/** Enough of an id to tell it from others, and short enough to type. */
const shownIdChars = 8

const list: Command = {
  takes: '[--status STATUS]',
  args: [0, 0],
  options: ['status'],
  does: `the newest first; STATUS is ${statuses.join(', ')}`,
  run: async ({ values: { status } }, { desk }) => {
    const reviews = await desk.reviews.list(
      status === undefined ? undefined : oneOf(status, statuses, '--status'),
    )
    const rows = reviews.map((one) => [
      ...[one._id.slice(0, shownIdChars), dayAtHouse(one.createdAt), one.status, String(one.rating)],
      ...[one.roomType, one.name, one.reviewTitle],
    ])
    const names = ['id', 'written', 'status', 'stars', 'room', 'name', 'title']
    return { text: rows.length === 0 ? 'None.' : table(names, rows, ['stars']), json: { reviews } }
  },
}

const about = (review: DeskReview, done?: string): Answer => ({
  text: [
    ...(done === undefined ? [] : [done, '']),
    card([
      ['id', review._id],
      ['status', review.status],
      ['written', atHouse(review.createdAt)],
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

const show: Command = {
  takes: 'ID',
  args: [1, 1],
  options: [],
  does: 'the whole review; the beginning of its id is enough, here and below',
  run: async (given, { desk }) => about(await desk.reviews.find(first(given))),
}

const change = (verb: 'hide' | 'publish', does: string, done: string): Command => ({
  takes: 'ID',
  args: [1, 1],
  options: [],
  does,
  run: async (given, { desk, sure }: Surroundings) => {
    const { _id, name, reviewTitle } = await desk.reviews.find(first(given))
    await sure(`${verb === 'hide' ? 'Hide' : 'Publish'} '${reviewTitle}' by ${name}?`)
    return about(await desk.reviews[verb](_id), `${done} ${_id}`)
  },
})

export const reviews: Thing = {
  list,
  show,
  hide: change('hide', 'out of lists, counts and means', 'hidden'),
  publish: change('publish', 'into them: one that waits, or that was hidden', 'published'),
}
