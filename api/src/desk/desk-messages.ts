import type { Database } from '../database/database.ts'
import { invalidFields } from '../http/api-error.ts'
import type { DeskSubject } from '../links/desk-subject.ts'
import { createAnswer } from '../messages/answer.ts'
import { createMessageQueries } from '../messages/queries.ts'
import type { DeskWork } from './desk-work.ts'
import type { Recorder } from './log/recorder.ts'

type Subject = Extract<DeskSubject, { about: 'message' }>

/** A message that the owner answers. */
export const createDeskMessages = (db: Database, recorder: Recorder): DeskWork<Subject> => {
  const messages = createMessageQueries(db)
  const { answer, factsOf } = createAnswer(db)
  return {
    read: async ({ id, action }) => {
      const found = await messages.byId(Number(id))
      if (!found) return undefined
      const { fullName, email, phone, message, createdAt, answeredAt } = found
      const state = answeredAt === null ? 'open' : 'done'
      return { about: 'message', action, state, message: { fullName, email, phone, message, createdAt } }
    },
    use: async ({ id: subject }, { now: at, reply }) => {
      const id = Number(subject)
      if ((await factsOf(id))?.answeredAt !== null) return
      if (reply === undefined) throw invalidFields({ field: 'reply', code: 'required' })
      const change = { action: 'message answer', subject, at, read: () => factsOf(id) }
      await recorder.changed(change, () => answer(id, reply, at))
    },
  }
}
