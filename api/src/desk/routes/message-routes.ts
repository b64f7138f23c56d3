import { type StaffMessage, staffLimits } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Context, Hono } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, params, query } from '../../core/http/validate.ts'
import type { StoredMessage } from '../../stays/index.ts'
import type { DeskCommands } from '../create-desk-commands.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { versionOf, writeOn } from './version.ts'

interface MessageDeps {
  db: Database
  commandsOf: CommandsOf
}

const { listMessages, readMessage, answerMessage, markAnswered, closeMessages } = staffCalls

/** Closes several messages that need no answer. */
export const closedMessageRoutes = ({ commandsOf }: Pick<MessageDeps, 'commandsOf'>) =>
  new Hono<ApiEnv>().post('/', jsonBody(closeMessages.body), async (c) =>
    c.json({ closed: await commandsOf(c).messages.close(c.req.valid('json')) }),
  )

/** Messages of guests, and their answers. */
export const messageRoutes = ({ db, commandsOf }: MessageDeps) => {
  const toAnswer = async (
    stored: StoredMessage,
    { bookings, messages }: DeskCommands,
  ): Promise<StaffMessage> => {
    const replies = await messages.replies(stored.id)
    const stays = await bookings.ofGuest(stored.email)
    return {
      ...stored,
      version: versionOf({ stored, replies }),
      replies,
      alike: await messages.alike(stored.id),
      stays: stays.map(({ reference, status, checkIn, checkOut }) => ({
        reference,
        status,
        checkIn,
        checkOut,
      })),
    }
  }
  const write = async (
    c: Context<ApiEnv>,
    id: number,
    version: string,
    work: (commands: DeskCommands) => Promise<unknown>,
  ) => {
    const commands = commandsOf(c)
    const read = async () => toAnswer(await commands.messages.find(id), commands)
    return c.json(await writeOn(db, version, read, () => work(commands)))
  }

  return new Hono<ApiEnv>()
    .get('/', query(listMessages.query), async (c) => {
      const commands = commandsOf(c)
      const { open, before } = c.req.valid('query')
      const found = await commands.messages.list(open === 'true', staffLimits.listed, before)
      return c.json(await Promise.all(found.map((one) => toAnswer(one, commands))))
    })
    .get('/:id', params(readMessage.params), async (c) => {
      const commands = commandsOf(c)
      return c.json(await toAnswer(await commands.messages.find(c.req.valid('param').id), commands))
    })
    .post('/:id/answer', params(answerMessage.params), jsonBody(answerMessage.body), (c) => {
      const { id } = c.req.valid('param')
      const { version, reply } = c.req.valid('json')
      return write(c, id, version, ({ messages }) => messages.answer(id, reply))
    })
    .post('/:id/answered', params(markAnswered.params), jsonBody(markAnswered.body), (c) => {
      const { id } = c.req.valid('param')
      return write(c, id, c.req.valid('json').version, ({ messages }) => messages.markAnswered(id))
    })
}
