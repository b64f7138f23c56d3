import type { Recorder } from '../../core/audit-log/recorder.ts'
import type { Database } from '../../core/database/database.ts'
import { invalidFields } from '../../core/http/api-error.ts'
import type { DeskAction } from '../../core/links/desk-action.ts'
import { staysOf } from '../../stays/index.ts'
import type { ActionHandler } from './action-handler.ts'

type MessageAction = Extract<DeskAction, { about: 'message' }>

/** Mails the owner's answer to a message. */
export const createMessageHandler = (db: Database, recorder: Recorder): ActionHandler<MessageAction> => {
  const messages = staysOf(db).messages
  const { answer, factsOf } = staysOf(db).answer
  return {
    read: async ({ id, action }) => {
      const found = await messages.byId(Number(id))
      if (!found) return undefined
      const { fullName, email, phone, message, createdAt, answeredAt } = found
      const state = answeredAt === null ? 'open' : 'done'
      return { about: 'message', action, state, message: { fullName, email, phone, message, createdAt } }
    },
    perform: async ({ id: subject }, { now: at, reply }) => {
      const id = Number(subject)
      if ((await factsOf(id))?.answeredAt !== null) return
      if (reply === undefined) throw invalidFields({ field: 'reply', code: 'required' })
      const change = { action: 'message answer', subject, at, read: () => factsOf(id) }
      await recorder.changed(change, () => answer({ id, reply, at, onlyFirst: true }))
    },
  }
}
