import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import type { PushMessage } from '@calm-rest/contract/staff'
import { describe, expect, it } from 'vitest'

const script = readFileSync(new URL('../../public/worker.js', import.meta.url), 'utf8')

interface Shown {
  title: string
  data: { path: string }
  [option: string]: unknown
}

/** The worker in the part of a browser's ServiceWorkerGlobalScope that shows and opens; `windows` are open already. */
const startWorker = (windows: readonly string[] = []) => {
  const target = new EventTarget()
  const shown: Shown[] = []
  const opened: string[] = []
  const scope = {
    addEventListener: target.addEventListener.bind(target),
    registration: {
      showNotification: async (title: string, options: Omit<Shown, 'title'>) =>
        void shown.push({ title, ...options } as Shown),
    },
    clients: {
      matchAll: async () =>
        windows.map((url) => ({
          url,
          focus: async () => void opened.push(`focused ${url}`),
          navigate: async (path: string) => void opened.push(`navigated ${path}`),
        })),
      openWindow: async (path: string) => void opened.push(`opened ${path}`),
    },
    URL,
  }
  runInContext(script, createContext(scope))

  const dispatch = async (type: string, fields: object) => {
    const work: Promise<unknown>[] = []
    const waitUntil = (promise: Promise<unknown>) => work.push(promise)
    target.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...fields }))
    await Promise.all(work)
  }
  /** As the push service hands a message over: text, or nothing at all. */
  const push = async (text: string | null) => {
    await dispatch('push', { data: text === null ? null : { json: () => JSON.parse(text) } })
    return shown.at(-1)
  }
  const press = async (data: unknown) => {
    let isClosed = false
    await dispatch('notificationclick', {
      notification: {
        data,
        close: () => {
          isClosed = true
        },
      },
    })
    return { isClosed, opened }
  }
  return { push, press }
}

const stay = '/desk/stay?reference=CR-7KQM-4XWP'
const body = 'CR-7KQM-4XWP · 2 nights from 1 March'
const messages: Record<string, PushMessage> = {
  booking: { title: 'New booking', body, lang: 'en', path: stay, tag: 'booking CR-7KQM-4XWP' },
  change: { title: 'Ein Gast hat geändert', body, lang: 'de', path: stay, tag: 'change CR-7KQM-4XWP' },
  cancellation: { title: '取消', body, lang: 'zh', path: stay, tag: 'cancellation CR-7KQM-4XWP' },
  message: { title: 'New message', body, lang: 'en', path: '/desk/messages', tag: 'message 7' },
  test: { title: 'This phone is told', body, lang: 'en', path: '/desk/phone', tag: 'test' },
}
const kinds = Object.entries(messages)

describe('a phone that is told', () => {
  it.each(kinds)(
    'of a %s shows it in its language, a later one of the same in its place',
    async (_, message) => {
      const { push } = startWorker()
      const { title, body, lang, tag, path } = message
      expect(await push(JSON.stringify(message))).toEqual({
        title,
        body,
        lang,
        tag,
        icon: '/art/desk-192.png',
        data: { path },
      })
    },
  )

  it('shows nothing that the page does not know, though it came', async () => {
    const { push } = startWorker()
    const shown = await push(
      JSON.stringify({ ...messages.booking, firstName: 'Nimal', email: 'nimal@example.com' }),
    )
    expect(JSON.stringify(shown)).not.toMatch(/nimal/i)
  })

  it.each<[string, string | null]>([
    ['nothing', null],
    ['no JSON', 'hello'],
    ['no object', 'null'],
    ['no title', JSON.stringify({ ...messages.booking, title: undefined })],
    [
      'the address of another site',
      JSON.stringify({ ...messages.booking, path: 'https://other.example/desk/' }),
    ],
    ['the address of another host', JSON.stringify({ ...messages.booking, path: '//other.example/desk/' })],
    ['a page of guests', JSON.stringify({ ...messages.booking, path: '/desktop' })],
  ])('shows that there is something where it was told %s', async (_, text) => {
    const { push } = startWorker()
    expect(await push(text)).toMatchObject({ title: 'Front desk', data: { path: '/desk/today' } })
  })
})

describe('a notification that is pressed', () => {
  it.each(kinds)('of a %s opens its page of the desk in a new window', async (_, message) => {
    const { push, press } = startWorker(['https://hotel.example/rooms', 'https://hotel.example/desktop'])
    const shown = await push(JSON.stringify(message))
    expect(await press(shown?.data)).toEqual({ isClosed: true, opened: [`opened ${message.path}`] })
  })

  it.each(['/desk/today', '/desk'])('opens it in a window of the desk at %s', async (path) => {
    const desk = `https://hotel.example${path}`
    const { press } = startWorker(['https://hotel.example/', desk])
    const { opened } = await press({ path: stay })
    expect(opened).toEqual([`focused ${desk}`, `navigated ${stay}`])
  })
})
