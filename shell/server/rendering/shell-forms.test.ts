import { expect, it } from 'vitest'
import { matchScreen } from '../../src/routes/screens.ts'
import { facts as siteFacts } from '../../src/testing/facts.fixture.ts'
import { aSender } from './bundle.fixture.ts'
import type { RequestSender } from './call-api.ts'
import type { ApiCall, FormFields } from './messages.ts'
import { createShellForms } from './shell-forms.ts'

const submitting = (path = '/contact') => {
  const calls: [ApiCall, RequestSender | undefined][] = []
  const forms = createShellForms(async (call, sender) => {
    calls.push([call, sender])
    return Response.json({ success: true }, { status: 201 })
  })
  const sender = aSender()
  const page = {
    screen: matchScreen(path),
    address: path,
    search: '',
    lang: 'de',
    origin: 'https://calmrest.example',
    composition: { id: '0123456789ab', remotes: {} },
    facts: siteFacts,
    texts: { lang: 'de', version: 'v1', screens: {} },
  } as const
  return { calls, sender, submit: (fields: FormFields) => forms.submit(page, { fields, sender }) }
}
const filled: FormFields = [
  ['fullName', 'Ada Lovelace'],
  ['email', 'ada@example.com'],
  ['message', 'Is there a piano?'],
]

it('sends the message of the contact page to the API, as its sender', async () => {
  const { calls, sender, submit } = submitting()
  expect(await submit(filled)).toMatchObject({ result: { ok: true } })
  const [[call, from] = []] = calls
  expect(calls).toHaveLength(1)
  expect(from).toBe(sender)
  expect(call).toMatchObject({ method: 'POST', path: expect.stringMatching(/^\/api\/messages\/?\?lang=de$/) })
  expect(call?.headers).toMatchObject({ 'x-composition': '0123456789ab', 'content-type': 'application/json' })
  expect(JSON.parse(call?.body ?? '')).toMatchObject({
    fullName: 'Ada Lovelace',
    message: 'Is there a piano?',
  })
})

it('names what is missing without asking the API', async () => {
  const { calls, submit } = submitting()
  expect(await submit(filled.slice(0, 2))).toMatchObject({
    values: { fullName: 'Ada Lovelace' },
    problems: expect.anything(),
  })
  expect(calls).toEqual([])
})

it('has no form on other screens', async () => {
  expect(await submitting('/about').submit(filled)).toBeUndefined()
})
