import type { Api } from '@calm-rest/contract/api'
import type { Host } from '@calm-rest/contract/widget'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import { act, type ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { words } from '../words.ts'

export const ok = <Value,>(value: Value) => ({ ok: true as const, value })
export const offline = { ok: false as const, failure: { kind: 'network' as const } }

interface Given {
  /** Responses of the API by the names below. */
  calls?: Partial<Record<'offers' | 'days' | 'availability' | 'day', (...args: never[]) => Promise<object>>>
  host?: Partial<Host>
}

/** Mounts a part of this remote near the window, at an API where every night is free. */
export const mountRooms = async (element: ReactNode, { calls = {}, host }: Given = {}) => {
  const did = {
    offers: vi.fn(calls.offers ?? (async () => offline)),
    days: vi.fn(calls.days ?? (async () => ok({ taken: [], days: [] }))),
    availability: vi.fn(calls.availability ?? (async () => ok({ taken: [], days: [] }))),
    day: vi.fn(calls.day ?? (async () => ok({ today: '2026-11-21' }))),
    report: vi.fn(),
    told: vi.fn(),
  }
  const api = {
    mediaUrl: (path: string) => path,
    offers: { list: did.offers, days: did.days },
    rooms: { availability: did.availability },
    hotel: { day: did.day },
  } as unknown as Api
  const events = { send: did.told, on: () => () => {} } as unknown as NonNullable<Host['events']>
  // the last that is registered runs first: the view is gone by then
  onTestFinished(() => void vi.unstubAllGlobals())
  let comeNear = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: object[]) => void) {
        comeNear = () => told([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '1' }))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('innerHeight', 600)
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  const view = await mountView(element, words, 'en', { api, events, report: did.report, ...host })
  Object.assign(document, { adoptedStyleSheets: [] })
  Object.defineProperty(window.HTMLElement.prototype, 'form', {
    configurable: true,
    get(this: Element) {
      return this.closest('form')
    },
  })
  const { page } = view
  return {
    ...view,
    did,
    day: (date: string) => page.querySelector(`[data-date="${date}"]`) as HTMLElement,
    named: (name: string) => page.querySelector(`[name="${name}"]`) as HTMLInputElement,
    comeNear: () => act(async () => comeNear()),
    send: async (target: Element | null, type: string, more: object = {}) => {
      const event = Object.assign(new window.Event(type, { bubbles: true, cancelable: true }), more)
      await act(async () => void target?.dispatchEvent(event))
      return event
    },
  }
}
