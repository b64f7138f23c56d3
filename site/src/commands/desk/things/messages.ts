import type { DeskMessage } from '@calm-rest/api/desk'
import type { Answer } from '@calm-rest/command'
import { card, table } from '../../table.ts'
import { type Command, first, type Given, need, oneOf, type Thing, whole } from '../command.ts'
import { atHouse } from '../moments.ts'

/** Of a message in a list. */
const shownChars = 60

const excerpt = (text: string) => (text.length > shownChars ? `${text.slice(0, shownChars - 1)}…` : text)

export const messageTable = (messages: readonly DeskMessage[]): string =>
  messages.length === 0
    ? 'None.'
    : table(
        ['number', 'written', 'answered', 'name', 'message'],
        messages.map((one) => [
          ...[String(one.id), atHouse(one.createdAt), one.answeredAt ? atHouse(one.answeredAt) : 'no'],
          ...[one.fullName, excerpt(one.message)],
        ]),
      )

const numberOf = (given: Given) => whole(first(given), 'The number of a message')

const list: Command = {
  takes: '[--open]',
  args: [0, 0],
  options: ['open'],
  does: 'the newest first; --open only those that wait for an answer',
  run: async ({ values }, { desk }) => {
    const messages = await desk.messages.list(values.open)
    return { text: messageTable(messages), json: { messages } }
  },
}

const about = (message: DeskMessage, done?: string): Answer => ({
  text: [
    ...(done === undefined ? [] : [done, '']),
    card([
      ['number', String(message.id)],
      ['written', atHouse(message.createdAt)],
      ['answered', message.answeredAt === null ? 'no' : atHouse(message.answeredAt)],
      ['name', message.fullName],
      ['email', message.email],
      ['phone', message.phone],
      ['language', message.lang],
      ['message', message.message],
    ]),
  ].join('\n'),
  json: { message },
})

const show: Command = {
  takes: 'NUMBER',
  args: [1, 1],
  options: [],
  does: 'the whole message',
  run: async (given, { desk }) => about(await desk.messages.find(numberOf(given))),
}

const answer: Command = {
  takes: 'NUMBER --text TEXT',
  args: [1, 1],
  options: ['text'],
  does: 'by mail to the guest; once',
  run: async (given, { desk, sure }) => {
    const { id, email } = await desk.messages.find(numberOf(given))
    const text = need(given, 'text')
    await sure(`Send this to ${email}?\n\n${text}\n\n`)
    return about(await desk.messages.answer(id, text), `answered ${id}: the mail is on its way to ${email}`)
  },
}

const mark: Command = {
  takes: 'NUMBER answered',
  args: [2, 2],
  options: [],
  does: 'it was answered otherwise; no mail',
  run: async (given, { desk, sure }) => {
    const { id } = await desk.messages.find(numberOf(given))
    oneOf(given.args[1] ?? '', ['answered'], 'What is marked')
    await sure(`Mark message ${id} as answered?`)
    return about(await desk.messages.markAnswered(id), `marked ${id} answered`)
  },
}

export const messages: Thing = { list, show, answer, mark }
