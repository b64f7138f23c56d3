import type { DeskMessage } from '@calm-rest/api/desk'
import { type Answer, Argument, wholeNumber } from '@calm-rest/command'
import { card, table } from '../../table.ts'
import { propertyTime } from '../property-time.ts'
import type { Resource } from '../resource.ts'

/** How much of a message a list shows. */
const shownChars = 60

const excerpt = (text: string) => (text.length > shownChars ? `${text.slice(0, shownChars - 1)}…` : text)

export const messageTable = (messages: readonly DeskMessage[]): string =>
  messages.length === 0
    ? 'None.'
    : table(
        ['number', 'written', 'answered', 'name', 'message'],
        messages.map((one) => [
          ...[
            String(one.id),
            propertyTime(one.createdAt),
            one.answeredAt ? propertyTime(one.answeredAt) : 'no',
          ],
          ...[one.fullName, excerpt(one.message)],
        ]),
      )

const about = (message: DeskMessage, done?: string): Answer => ({
  text: [
    ...(done === undefined ? [] : [done, '']),
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
  ].join('\n'),
  json: { message },
})

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

  forOne('show', 'the whole message').action((number) =>
    choose(async ({ desk }) => about(await desk.messages.find(number))),
  )

  forOne('answer', 'by mail to the guest; once')
    .requiredOption('--text <text>', 'the answer')
    .action((number, { text }) =>
      choose(async ({ desk, ask }) => {
        const { id, email } = await desk.messages.find(number)
        await ask(`Send this to ${email}?\n\n${text}\n\n`)
        return about(
          await desk.messages.answer(id, text),
          `answered ${id}: the mail is on its way to ${email}`,
        )
      }),
    )

  forOne('mark', 'it was answered otherwise; no mail')
    .addArgument(new Argument('<mark>').choices(['answered'] as const))
    .action((number) =>
      choose(async ({ desk, ask }) => {
        const { id } = await desk.messages.find(number)
        await ask(`Mark message ${id} as answered?`)
        return about(await desk.messages.markAnswered(id), `marked ${id} answered`)
      }),
    )
}
