import type { Api, Quote, QuoteInput, Room } from '@calm-rest/contract/api'
import type { Host, Lang, PropsOf } from '@calm-rest/contract/widget'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import type { Loaded } from '@calm-rest/federation/widget'
import { act, type ComponentProps } from 'react'
import { onTestFinished, vi } from 'vitest'
import { aRoom } from '../room-picture/room.fixture.ts'
import { words } from '../words.ts'
import type { BookData } from './load.ts'
import { chosenRooms } from './rules/availability.ts'
import { emptyDraft, fromStay } from './rules/draft.ts'
import { questionOf } from './rules/price.ts'
import { aQuote } from './rules/quote.fixture.ts'
import { quoteInputOf } from './rules/quote.ts'
import { BookView } from './view.tsx'

/** The stay of most tests. */
export const stay = { room: 'horizon-room', checkIn: '2027-03-01', checkOut: '2027-03-04' } as const

export const horizon = aRoom()
export const coral = aRoom({ _id: 'coral', name: 'Coral Suite', price: 96, guests: 4 })

export const ok = <Value,>(value: Value) => ({ ok: true as const, value })
export const offline = { ok: false as const, failure: { kind: 'network' as const } }

/** A response that refuses, with the problems of fields by their names. */
export const refusal = (status: number, code: string, fields: Record<string, string> = {}) => ({
  ok: false as const,
  failure: {
    kind: 'api' as const,
    status,
    code,
    body: {
      error: `Refused: ${code}`,
      code,
      fields: Object.entries(fields).map(([field, problem]) => ({ field, code: problem, message: problem })),
    },
  },
})

type Call = (...args: never[]) => Promise<object>

interface Given {
  props?: PropsOf<'mf-booking', 'book'>
  lang?: Lang
  data?: Partial<BookData>
  loaded?: Loaded<BookData>
  /** What every quote says besides the nights. */
  quote?: Partial<Quote>
  /** Responses of the API by the names below. */
  calls?: Partial<Record<'create' | 'quote' | 'rooms' | 'availability' | 'offers' | 'code', Call>>
  host?: Partial<Host>
  /** How many months there is room for. */
  months?: '1' | '2'
  submitted?: ComponentProps<typeof BookView>['submitted']
}

/** Mounts the booking form at an API with two rooms that are free on every night. */
export const mountBook = async (given: Given = {}) => {
  onTestFinished(() => void vi.unstubAllGlobals())
  // of the calendar, which opens below the dates
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => given.months ?? '1' }))
  vi.stubGlobal('innerHeight', 600)
  const { props = stay, lang = 'en', data, calls = {}, host, submitted } = given
  const rooms: Room[] = [horizon, coral]
  const allFree = rooms.map((room) => ({ ...room, available: true, unitsLeft: 3 }))
  // what came with the page stays
  const never = new Promise<object>(() => {})
  const did = {
    create: vi.fn(calls.create ?? (async () => offline)),
    quote: vi.fn(calls.quote ?? (async (input: QuoteInput) => ok(aQuote(input, 128, given.quote)))),
    rooms: vi.fn(calls.rooms ?? (async () => (data?.free ? never : ok(allFree)))),
    availability: vi.fn(calls.availability ?? (async () => ok({ taken: [], days: [] }))),
    offers: vi.fn(calls.offers ?? (async () => offline)),
    code: vi.fn(calls.code ?? (async () => ok({}))),
    report: vi.fn(),
    reload: vi.fn(),
  }
  const api = {
    mediaUrl: (path: string) => path,
    bookings: { create: did.create, sendAddressCode: did.code },
    quotes: { create: did.quote },
    offers: { list: did.offers },
    rooms: { list: did.rooms, availability: did.availability },
  } as unknown as Api
  const session = { current: () => undefined, subscribe: () => () => {} } as unknown as Host['session']
  const draft = { ...emptyDraft(), ...fromStay(props) }
  const input = quoteInputOf(draft, chosenRooms(rooms, draft))
  // as the server loads it, so that no test waits for the first price
  const price = input &&
    !calls.quote && {
      question: questionOf(input, lang),
      result: ok(aQuote(input, 128, given.quote)),
    }
  const ready: Loaded<BookData> = {
    status: 'ready',
    data: { rooms, today: '2026-11-21', formId: 'one', ...(price && { price }), ...data },
  }
  const view = await mountView(
    <BookView
      props={props}
      lang={lang}
      loaded={given.loaded ?? ready}
      reload={did.reload}
      submitted={submitted}
    />,
    words,
    lang,
    { api, session, report: did.report, ...host },
  )
  const focused = watchFocus()
  /** Returns the event, which may have been prevented. */
  const send = async (target: Element | null, type: string, more: object = {}) => {
    const event = Object.assign(new window.Event(type, { bubbles: true, cancelable: true }), more)
    await act(async () => void target?.dispatchEvent(event))
    return event
  }
  const named = (name: string) => view.page.querySelector(`[name="${name}"]`) as HTMLInputElement
  return {
    ...view,
    did,
    send,
    named,
    /** The elements that got the focus since the form is there, by date or name. */
    focused,
    /** Both dates as they are sent. */
    dates: () => `${named('checkIn').value} – ${named('checkOut').value}`,
    /** Submits the form by a button that has a name. */
    submitBy: (button: Element) => {
      const submitter = Object.assign(button, { value: button.getAttribute('value') })
      return send(view.page.querySelector('form'), 'submit', { submitter })
    },
    /** The note beside a field. */
    noteOf: (field: Element | null) =>
      (field?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => (id ? document.getElementById(id)?.textContent : ''))
        .join(' '),
  }
}

/** Bits of `compareDocumentPosition`. */
const preceding = 2
const following = 4

/** Records which elements get the focus, which the simulated document does not have. */
export const watchFocus = (): string[] => {
  const focused: string[] = []
  const { prototype } = window.HTMLElement
  const added: PropertyDescriptorMap = {
    focus: {
      value(this: HTMLElement) {
        const name = ['data-date', 'data-field', 'name'].map((one) => this.getAttribute(one)).find(Boolean)
        focused.push(name ?? this.textContent ?? '')
      },
    },
    select: { value() {} },
    // the document's own compares depths
    compareDocumentPosition: {
      value(this: HTMLElement, other: Element) {
        const all = [...document.querySelectorAll('*')]
        return all.indexOf(other) > all.indexOf(this) ? following : preceding
      },
    },
    form: {
      get(this: HTMLElement) {
        return this.closest('form')
      },
    },
  }
  Object.defineProperty(Node, 'DOCUMENT_POSITION_FOLLOWING', { configurable: true, value: following })
  for (const [name, property] of Object.entries(added)) {
    const before = Object.getOwnPropertyDescriptor(prototype, name)
    Object.defineProperty(prototype, name, { ...property, configurable: true })
    onTestFinished(() => {
      if (before) Object.defineProperty(prototype, name, before)
      else Reflect.deleteProperty(prototype, name)
    })
  }
  return focused
}
