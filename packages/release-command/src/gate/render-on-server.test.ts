import type { ComposedRemote } from '@calm-rest/contract/releases'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type OpenCandidate, renderOnServer } from './render-on-server.ts'

const composed = { manifest: { exposes: { list: {}, map: {} } } } as unknown as ComposedRemote

/** Renders with a renderer that takes so long; returns what it served and what it was asked for. */
const serve = async (msEach: number, failing = '') => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['performance'] })
  const asked: string[] = []
  const open: OpenCandidate = async () => ({
    render: async ({ widget, lang }) => {
      vi.advanceTimersByTime(msEach)
      asked.push(`${widget} ${lang}`)
      return widget === failing ? { failed: 'no answer' } : { html: lang, data: '{}', ids: '' }
    },
    close: () => void asked.push('closed'),
  })
  return { served: await renderOnServer(open, composed, ''), asked }
}

it('renders each widget in each language, and ends its renderer', async () => {
  const { served, asked } = await serve(1)
  expect(served.map).toMatchObject({ en: { html: 'en' }, de: { html: 'de' }, zh: { html: 'zh' } })
  expect(asked).toHaveLength(7)
  expect(asked.at(-1)).toBe('closed')
})

it('renders in no further language what failed in one', async () => {
  const { served, asked } = await serve(1, 'list')
  expect(served.list).toEqual({ en: { failed: 'no answer' } })
  expect(asked).toEqual(['list en', 'map en', 'map de', 'map zh', 'closed'])
})

it('leaves widgets without the HTML of the server where renders take their time', async () => {
  expect((await serve(4_000)).asked).toEqual(['list en', 'list de', 'list zh', 'closed'])
})

it('renders nothing without a renderer', async () => {
  expect(await renderOnServer(undefined, composed, '')).toEqual({})
})
