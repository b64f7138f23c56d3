import { limits } from '@calm-rest/contract/limits'
import { ActionRefused } from '../../action-refused.ts'
import { createAnswer } from '../../messages/answer.ts'
import { createMessageQueries, type StoredMessage, selectMessages } from '../../messages/queries.ts'
import { todayAt } from '../../property-clock.ts'
import type { DeskDeps } from './deps.ts'

export type DeskMessage = StoredMessage

/** Commands about messages of guests and the owner's replies. */
export const createDeskMessageCommands = ({ db, recorder, now }: DeskDeps) => {
  const { answer, replies, factsOf } = createAnswer(db)
  const all = db.prepare<[number], DeskMessage>(`${selectMessages} ORDER BY id DESC LIMIT ?`)
  const open = db.prepare<[number], DeskMessage>(
    `${selectMessages} WHERE answered_at IS NULL ORDER BY id DESC LIMIT ?`,
  )
  const byId = db.prepare<[number], DeskMessage>(`${selectMessages} WHERE id = ?`)
  const { ofAddress } = createMessageQueries(db)

  const find = async (id: number): Promise<DeskMessage> => {
    const message = await byId.get(id)
    if (!message) throw new ActionRefused(`There is no message ${id}.`, 'message_not_found')
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
    /** The newest first. */
    list: (isOpen = false, most = Number.MAX_SAFE_INTEGER): Promise<DeskMessage[]> =>
      (isOpen ? open : all).all(most),
    ofGuest: (email: string): Promise<DeskMessage[]> => ofAddress(email),
    find,
    /** Answers so far, the oldest first. */
    replies,
    /** By mail to who wrote, also once more. */
    answer: async (id: number, given: string) => {
      const reply = parseReply(given)
      return change('message answer', id, (at) => answer({ id, reply, at }))
    },
    /** It was answered otherwise: no mail. */
    markAnswered: (id: number) =>
      change('message answered', id, async (at) => {
        assertOpen(await find(id))
        await answer({ id, at })
      }),
  }
}

const assertOpen = ({ id, answeredAt }: DeskMessage) => {
  if (answeredAt === null) return
  throw new ActionRefused(
    `Message ${id} was answered already, on ${todayAt(new Date(answeredAt))}.`,
    'message_answered',
  )
}

const parseReply = (given: string): string => {
  const reply = given.replace(/\r\n?/g, '\n').trim()
  const most = limits.text.message
  if (reply !== '' && reply.length <= most && !/(?!\n)\p{Cc}/u.test(reply)) return reply
  throw new ActionRefused(`An answer has 1 to ${most} characters.`)
}
