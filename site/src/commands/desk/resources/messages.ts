import type { DeskMessage } from '@calm-rest/api/desk'
import { type Answer, Argument, wholeNumber } from '@calm-rest/command'
import { card, table } from '../../table.ts'
import { propertyTime } from '../property-time.ts'
import type { DeskContext, Resource } from '../resource.ts'
import { bookingTable } from './booking-text.ts'

/** How much of a message a list shows. */
const shownChars = 60

const excerpt = (text: string) => (text.length > shownChars ? `${text.slice(0, shownChars - 1)}…` : text)

export const messageTable = (messages: readonly DeskMessage[]): string =>
  messages.length === 0
    ? 'None.'
    : table(
        ['number', 'written', 'answered', 'name', 'message'],
        messages.map((one) => [
          String(one.id),
          propertyTime(one.createdAt),
          one.answeredAt ? propertyTime(one.answeredAt) : 'no',
          one.fullName,
          excerpt(one.message),
        ]),
      )

/** A message with all that was answered, and the bookings of who wrote. */
const about = async (message: DeskMessage, { desk }: DeskContext, done?: string): Promise<Answer> => {
  const replies = await desk.messages.replies(message.id)
  const bookings = await desk.bookings.ofGuest(message.email)
  const parts = [
    ...(done === undefined ? [] : [done]),
    card([
      ['number', String(message.id)],
      ['written', propertyTime(message.createdAt)],
      ['answered', message.answeredAt === null ? 'no' : propertyTime(message.answeredAt)],
      ['name', message.fullName],
      ['email', message.email],
      ['phone', message.phone],
      ['language', message.lang],
      ['message', message.message],
    ]),
    ...replies.map(({ reply, createdAt }) => `answered ${propertyTime(createdAt)}\n${reply}`),
    `bookings\n${bookingTable(bookings)}`,
  ]
  return { text: parts.join('\n\n'), json: { message, replies, bookings } }
}

export const messages: Resource = (resource, choose) => {
  resource
    .command('list')
    .description('the newest first')
    .option('--open', 'only those that wait for an answer')
    .action(({ open }) =>
      choose(async ({ desk }) => {
        const messages = await desk.messages.list(open)
        return { text: messageTable(messages), json: { messages } }
      }),
    )

  const forOne = (name: string, description: string) =>
    resource.command(name).description(description).argument('<number>', 'of the message', wholeNumber())

  forOne('show', 'the whole message, with what was answered and the bookings of who wrote').action((number) =>
    choose(async (context) => about(await context.desk.messages.find(number), context)),
  )

  forOne('answer', 'by mail to the guest, also once more')
    .requiredOption('--text <text>', 'the answer')
    .action((number, { text }) =>
      choose(async (context) => {
        const { desk, ask } = context
        const { id, email } = await desk.messages.find(number)
        await ask(`Send this to ${email}?\n\n${text}\n\n`)
        const answered = await desk.messages.answer(id, text)
        return about(answered, context, `answered ${id}: the mail is on its way to ${email}`)
      }),
    )

  forOne('mark', 'it was answered otherwise; no mail')
    .addArgument(new Argument('<mark>').choices(['answered'] as const))
    .action((number) =>
      choose(async (context) => {
        const { desk, ask } = context
        const { id } = await desk.messages.find(number)
        await ask(`Mark message ${id} as answered?`)
        return about(await desk.messages.markAnswered(id), context, `marked ${id} answered`)
      }),
    )
}
