import type { StaffAnswer, StaffRouteName, StaffSession } from '@calm-rest/contract/staff'
import { staffRoutes } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { DeskContext } from '../api/desk-context.ts'
import { createLive } from '../api/live.ts'
import { createStaffApi } from '../api/staff-api.ts'
import { words } from '../words.ts'

/** What the API answers, by route. */
export type Answers = { [N in StaffRouteName]?: StaffAnswer<N> }

/** A request as it left the desk. */
export interface Asked {
  name: StaffRouteName
  address: string
  body: unknown
}

/** Mounts an element in the desk, whose network answers what is given and refuses all else. */
export const mountInDesk = async (element: ReactNode, answers: Answers, lang: Lang = 'en') => {
  const asked: Asked[] = []
  const fetchBefore = globalThis.fetch
  globalThis.fetch = async (address, init) => {
    const path = String(address)
    const name = routeAt(init?.method ?? 'GET', path)
    if (!name) throw new TypeError(`The staff API has no ${init?.method} ${path}`)
    asked.push({ name, address: path, body: init?.body ? JSON.parse(String(init.body)) : undefined })
    if (!(name in answers)) return Response.json({ error: 'No.', code: 'internal_error' }, { status: 500 })
    return Response.json(answers[name] ?? null)
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
  const session = { id: 'nirosha', name: 'Nirosha', roles: ['owner'], rights: [] } as unknown as StaffSession
  onTestFinished(() => {
    globalThis.fetch = fetchBefore
  })
  const view = await mountView(
    <DeskContext value={{ call, live, session, signOut }}>{element}</DeskContext>,
    words,
    lang,
  )
  /** `asked`: all requests so far. */
  return { ...view, asked }
}

const routeAt = (method: string, address: string) => {
  const [path = ''] = address.split('?')
  const names = Object.keys(staffRoutes) as StaffRouteName[]
  return names.find((name) => {
    const route = staffRoutes[name]
    const pattern = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    return route.method === method.toLowerCase() && pattern.test(path)
  })
}
