import type { ErrorCode } from '@calm-rest/contract/errors'
import type { Right, Role, StaffAnswer, StaffRouteName, StaffSession } from '@calm-rest/contract/staff'
import { rightsOf, staffRoutes } from '@calm-rest/contract/staff'
import type { Host, Lang } from '@calm-rest/contract/widget'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import type { ReactNode } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { DeskContext } from '../api/desk-context.ts'
import { createLive } from '../api/live.ts'
import { createStaffApi } from '../api/staff-api.ts'
import { words } from '../words.ts'

/** What the API answers, by route. */
export type Answers = { [N in StaffRouteName]?: StaffAnswer<N> | Refusal }

class Refusal {
  readonly status: number
  readonly body: object
  constructor(status: number, body: object) {
    this.status = status
    this.body = body
  }
}

/** A refusal, as the contract writes it. */
export const refusedWith = (code: ErrorCode, status = 409, more: object = {}) =>
  new Refusal(status, { error: 'No.', code, ...more })

/** No response: the connection is lost. */
export const unreachable = new Refusal(0, {})

/** A request as it left the desk. */
export interface Asked {
  name: StaffRouteName
  address: string
  body: unknown
  /** Idempotency key; null for a request that may be executed twice. */
  attempt: string | null
}

/** Who looks, in which language and where. */
interface Member {
  lang?: Lang
  role?: Role
  /** Those of the role by default. */
  rights?: readonly Right[]
  rightsByPasskey?: readonly Right[]
  host?: Partial<Host>
}

/** The day at the property while an element is mounted. */
export const deskToday = '2027-05-10'

/** Mounts an element in the desk, whose network answers what is given and refuses all else; waits for the answers. */
export const mountInDesk = async (
  element: ReactNode,
  given: Answers,
  { lang = 'en', role = 'owner', rights = rightsOf(role), rightsByPasskey = [], host = {} }: Member = {},
) => {
  const answers = { ...given }
  const asked: Asked[] = []
  const unseen: StaffRouteName[] = []
  let unanswered = 0
  /** Waits until the page shows that a change is on its way. */
  const lookWhile = async (name: StaffRouteName) => {
    if (!isChange(name)) return
    for (let look = 0; look < looksAtMost; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 0))
      if (document.querySelector(busyButton)) return
    }
    unseen.push(name)
  }
  vi.useFakeTimers({ now: new Date(`${deskToday}T06:00:00Z`), toFake: ['Date'] })
  const fetchBefore = globalThis.fetch
  globalThis.fetch = async (address, init) => {
    const path = String(address)
    const name = routeAt(init?.method ?? 'GET', path)
    if (!name) throw new TypeError(`The staff API has no ${init?.method} ${path}`)
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    asked.push({ name, address: path, body, attempt: new Headers(init?.headers).get('Idempotency-Key') })
    unanswered += 1
    await lookWhile(name)
    unanswered -= 1
    if (!(name in answers)) return Response.json({ error: 'No.', code: 'internal' }, { status: 500 })
    const answer = answers[name]
    if (answer === unreachable) throw new TypeError('offline')
    if (answer instanceof Refusal) return Response.json(answer.body, { status: answer.status })
    return Response.json(answer ?? null)
  }
  const live = createLive()
  const call = createStaffApi({
    lang: () => lang,
    prove: async () => true,
    onSignedOut: () => {},
    onStale: () => {},
    holdWhile: live.holdWhile,
  })
  const signOut = () => call('signOut', {})
  const session: StaffSession = {
    member: { id: 'nirosha', name: 'Nirosha', role, roleName: null },
    rights: [...rights],
    rightsByPasskey: [...rightsByPasskey],
    signedInBy: 'passkey',
    endsAt: `${deskToday}T18:00:00.000Z`,
    provedUntil: null,
  }
  onTestFinished(() => {
    globalThis.fetch = fetchBefore
    expect(unseen, 'changes during which no button was busy').toEqual([])
    vi.useRealTimers()
  })
  const view = await mountView(
    <DeskContext value={{ call, live, session, signOut }}>{element}</DeskContext>,
    words,
    lang,
    host,
  )
  // before the view is unmounted: such hooks run in reverse order
  onTestFinished(() => view.until(() => expect(unanswered).toBe(0)))
  const { default: said } = await words[lang]()
  await view.until(() => expect(view.page.textContent).not.toContain(said.loading))
  /** Body of the last request of a route; undefined without one. */
  const sent = (name: StaffRouteName) => asked.findLast((one) => one.name === name)?.body
  /** Answers otherwise from now on. */
  const answer = (more: Answers) => void Object.assign(answers, more)
  /** `asked`: all requests so far. */
  return { ...view, asked, sent, answer }
}

const busyButton = '[aria-busy="true"], button[aria-pressed]:disabled'
const looksAtMost = 10

/** Photographs move and go at once: what they wait for is not shown. */
const silent: readonly StaffRouteName[] = ['movePhotograph', 'removePhotograph']

const isChange = (name: StaffRouteName) =>
  staffRoutes[name].method !== 'get' && !/^(quote|preview|read)/.test(name) && !silent.includes(name)

const routeAt = (method: string, address: string) => {
  const [path = ''] = address.split('?')
  const names = Object.keys(staffRoutes) as StaffRouteName[]
  return names.find((name) => {
    const route = staffRoutes[name]
    const pattern = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return route.method === method.toLowerCase() && pattern.test(path)
  })
}
