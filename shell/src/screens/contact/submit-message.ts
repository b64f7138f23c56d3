import type { Api, Receipt } from '@calm-rest/contract/api'
import type { Submitted } from '@calm-rest/contract/widget'
import { missingOf, valuesOf } from '@calm-rest/ui/form'
import { readMessage } from './read-message.ts'

interface SentMessage {
  form: FormData
  api: Pick<Api, 'messages'>
}

/** Sends a message whose form the browser sent by itself; on the server. */
export const submitMessage = async ({ form, api }: SentMessage): Promise<Submitted<Receipt>> => {
  const values = valuesOf(form)
  const problems = missingOf(form, ['fullName', 'email', 'message'])
  return problems ? { values, problems } : { values, result: await api.messages.create(readMessage(form)) }
}
