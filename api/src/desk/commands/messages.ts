import { limits } from '@calm-rest/contract/limits'
import { todayAt } from '../../core/clock/property-clock.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { type Closing, type StoredMessage, selectMessages, staysOf } from '../../stays/index.ts'
import type { DeskDeps } from './deps.ts'

export type DeskMessage = StoredMessage

interface Page {
  most: number
  before: number
}

/** The largest integer of PostgreSQL's ids. */
const unbounded = 2_147_483_647

/** Commands about messages of guests and the owner's replies. */
export const createDeskMessageCommands = ({ db, recorder, now }: DeskDeps) => {
  const { answer, replies, factsOf, close, alike } = staysOf(db).answer
  const all = db.prepare<[Page], DeskMessage>(
    `${selectMessages} WHERE id < @before ORDER BY id DESC LIMIT @most`,
  )
  const open = db.prepare<[Page], DeskMessage>(
    `${selectMessages} WHERE answered_at IS NULL AND id < @before ORDER BY id DESC LIMIT @most`,
  )
  const byId = db.prepare<[number], DeskMessage>(`${selectMessages} WHERE id = ?`)
  const { ofAddress } = staysOf(db).messages

  const find = async (id: number): Promise<DeskMessage> => {
    const message = await byId.get(id)
    if (!message) throw new ApiError('message_not_found', { why: `There is no message ${id}.` })
    return message
  }
  const change = async (
    action: string,
    id: number,
    work: (at: Date) => Promise<void>,
  ): Promise<DeskMessage> => {
    await find(id)
    const at = now()
    await recorder.changed({ action, subject: String(id), at, read: () => factsOf(id) }, () => work(at))
    return find(id)
  }
  return {
    /** Newest first; `before` is the id of the last known message. */
    list: (isOpen = false, most = unbounded, before = unbounded): Promise<DeskMessage[]> =>
      (isOpen ? open : all).all({ most, before }),
    alike,
    /** Closes several without mail and returns how many. The log has one line for all. */
    close: async ({ ids, all: also }: Omit<Closing, 'at'>): Promise<number> => {
      const at = now()
      let closed = 0
      await recorder.added({ action: 'message close', at }, async () => {
        closed = await close({ ids, all: also, at })
        return { subject: ids.join(' ').slice(0, 80), after: { closed, of: also ?? 'chosen' } }
      })
      return closed
    },
    ofGuest: (email: string): Promise<DeskMessage[]> => ofAddress(email),
    find,
    /** Answers so far, the oldest first. */
    replies,
    /** Sends an answer by mail; a second answer is allowed. */
    answer: async (id: number, given: string) => {
      const reply = parseReply(given)
      return change('message answer', id, (at) => answer({ id, reply, at }))
    },
    /** Closes a message that was answered otherwise; sends no mail. */
    markAnswered: (id: number) =>
      change('message answered', id, async (at) => {
        assertOpen(await find(id))
        await answer({ id, at })
      }),
  }
}

const assertOpen = ({ id, answeredAt }: DeskMessage) => {
  if (answeredAt === null) return
  throw new ApiError('message_answered', {
    why: `Message ${id} was answered already, on ${todayAt(new Date(answeredAt))}.`,
  })
}

const parseReply = (given: string): string => {
  const reply = given.replace(/\r\n?/g, '\n').trim()
  const most = limits.text.message
  if (reply !== '' && reply.length <= most && !/(?!\n)\p{Cc}/u.test(reply)) return reply
  throw new ApiError('invalid_request', { why: `An answer has 1 to ${most} characters.` })
}
