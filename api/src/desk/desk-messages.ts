import { invalidFields } from '../http/api-error.ts'
import type { DeskSubject } from '../links/desk-subject.ts'
import type { MessageQueries } from '../messages/queries.ts'
import type { DeskWork } from './desk-work.ts'

type Subject = Extract<DeskSubject, { about: 'message' }>

/** A message that the house answers. */
export const createDeskMessages = (messages: MessageQueries): DeskWork<Subject> => ({
  read: async ({ id, action }) => {
    const found = await messages.byId(Number(id))
    if (!found) return undefined
    const { fullName, email, phone, message, createdAt, answeredAt } = found
    const state = answeredAt === null ? 'open' : 'done'
    return { about: 'message', action, state, message: { fullName, email, phone, message, createdAt } }
  },
  use: async ({ id }, { now, reply }) => {
    if ((await messages.byId(Number(id)))?.answeredAt !== null) return
    if (reply === undefined) throw invalidFields({ field: 'reply', code: 'required' })
    await messages.answer(Number(id), reply, now)
  },
})
