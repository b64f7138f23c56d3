import { createApiClient } from '@calm-rest/client'
import type { Api } from '@calm-rest/contract/api'
import type { Submitted } from '@calm-rest/contract/widget'
import type { ScreenName } from '../../src/routes/screens.ts'
import { submitMessage } from '../../src/screens/contact/submit-message.ts'
import type { CallApi } from './call-api.ts'
import type { ApiCall } from './messages.ts'
import type { RequestedPage, SentForm } from './requested-page.ts'

type Submit = (input: { form: FormData; api: Api }) => Promise<Submitted>

const submits: Partial<Record<ScreenName, Submit>> = { contact: submitMessage }

/** Submits the forms of the shell's own screens. */
export const createShellForms = (callApi: CallApi) => ({
  submit: async (
    { screen, lang, origin, composition }: RequestedPage,
    { fields, sender }: SentForm,
  ): Promise<Submitted | undefined> => {
    const form = new FormData()
    for (const [name, value] of fields) form.append(name, value)
    const api = createApiClient({
      origin,
      lang: () => lang,
      headers: () => ({ 'X-Composition': composition.id }),
      fetch: apiFetch((call) => callApi(call, sender)),
    })
    return submits[screen.name]?.({ form, api })
  },
})

export type ShellForms = ReturnType<typeof createShellForms>

/** `fetch` for an API client that reaches the API by `callApi`, without cookies. */
const apiFetch =
  (callApi: (call: ApiCall) => Promise<Response>): typeof fetch =>
  async (input) => {
    const request = input as Request
    const { pathname, search } = new URL(request.url)
    return callApi({
      method: request.method,
      path: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(request.method !== 'GET' && { body: await request.text() }),
    })
  }
