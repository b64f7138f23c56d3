import type { Api, Failure } from '@calm-rest/contract/api'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { expect, it, vi } from 'vitest'
import { words } from '../words.ts'
import { RegisterView } from './view.tsx'

const ok = { ok: true as const, value: {} }
const failed = (failure: object) => ({ ok: false as const, failure: failure as Failure })
const refused = (body: object) =>
  failed({ kind: 'api', status: 409, code: 'conflict', body: { code: 'conflict', ...body } })

const mount = async (answer: object | Promise<object> = ok) => {
  const register = vi.fn(async (_body: object) => answer)
  const view = await mountView(
    <RegisterView
      props={{ room: 'horizon-room', guests: 2 }}
      lang="en"
      loaded={{ status: 'ready', data: null }}
      reload={() => {}}
      submitted={undefined}
    />,
    words,
    'en',
    { api: { accounts: { register } } as unknown as Api },
  )
  const { page, fill, submit, until } = view
  const named = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)
  const reset = vi.fn()
  Object.assign(page.querySelector('form') as object, { reset })
  const send = async (change: Record<string, string> = {}) => {
    const typed = {
      firstName: ' Amara ',
      lastName: 'Perera',
      country: 'Sri Lanka',
      email: 'amara@example.com',
      password: ' long enough ',
      confirmPassword: ' long enough ',
    }
    for (const [name, value] of Object.entries(Object.assign(typed, change))) await fill(named(name), value)
    await submit()
  }
  const said = (text: string) => until(() => expect(page.textContent).toContain(text))
  const alerts = () => page.querySelectorAll('[role="alert"], [role="status"]').length
  return { ...view, register, named, reset, send, said, alerts }
}

it('registers, empties the form, and leads to the sign-in with the stay', async () => {
  const { send, register, until, reset, page, outline, named } = await mount()
  await send()
  await until(() => expect(register).toHaveBeenCalledOnce())
  expect(register.mock.calls[0]).toEqual([
    {
      firstName: 'Amara',
      lastName: 'Perera',
      country: 'Sri Lanka',
      email: 'amara@example.com',
      password: ' long enough ',
    },
  ])
  await until(() => expect(reset).toHaveBeenCalledOnce())
  expect(named('country')?.value).toBe('')
  const links = [...page.querySelectorAll('a')].map((one) => one.getAttribute('href'))
  expect(links.filter((href) => href === '/login/horizon-room/2')).toHaveLength(2)
  expect(outline()).toContain('role=alert')
})

it.each([
  ['without a connection', failed({ kind: 'network' }), 'Server error.'],
  ['in the words of the API', refused({ error: 'There is an account.' }), 'There is an account.'],
  ['where the answer has no words', failed({ kind: 'unexpected', status: 502 }), 'Something went wrong'],
])('says that it failed %s, and keeps what was typed', async (_what, answer, text) => {
  const { send, said, reset, named, page } = await mount(answer)
  await send()
  await said(text)
  expect(reset).not.toHaveBeenCalled()
  expect(named('country')?.value).toBe('Sri Lanka')
  expect(
    [...page.querySelectorAll('a')].filter((one) => one.getAttribute('href')?.startsWith('/login')),
  ).toHaveLength(1)
})

it('takes no second press while it sends', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { send, control, said } = await mount(promise)
  await send()
  expect(control('Registering...')).toHaveProperty('disabled', true)
  resolve(ok)
  await said('Registration Successful!')
})

it('asks for a password of 8 characters', async () => {
  const { send, register, said } = await mount()
  await send({ password: '1234567', confirmPassword: '1234567' })
  await said('Please use at least 8 characters.')
  expect(register).not.toHaveBeenCalled()
})

it('sends nothing with two different passwords, and says so at the second until the first is changed', async () => {
  const { send, register, named, fill } = await mount()
  await send({ confirmPassword: 'another one' })
  expect(register).not.toHaveBeenCalled()
  expect(named('confirmPassword')?.getAttribute('aria-invalid')).toBe('true')
  await fill(named('password'), 'another one')
  expect(named('confirmPassword')?.hasAttribute('aria-invalid')).toBe(false)
})

it.each(['firstName', 'lastName', 'country', 'email', 'password', 'confirmPassword'])(
  'sends nothing without %s',
  async (name) => {
    const { send, register, named } = await mount()
    await send({ [name]: '' })
    expect(register).not.toHaveBeenCalled()
    expect(named(name)?.getAttribute('aria-invalid')).toBe('true')
  },
)
