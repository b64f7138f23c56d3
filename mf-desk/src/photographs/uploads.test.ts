import type { Result } from '@calm-rest/contract/api'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  alone,
  forgetUnsent,
  forgetUnsentOf,
  isGone,
  moveUnsent,
  readUnsent,
  removeUnsent,
  storeUnsent,
} from './unsent.ts'
import { createUploads, type Upload } from './uploads.ts'

const at = 'https://calmrest.example'
/** What the device holds, by address. */
let held: Map<string, Response>
const deleted = vi.fn(async () => true)

beforeEach(() => {
  held = new Map()
  deleted.mockClear()
  const cache = {
    put: async (path: string, response: Response) => void held.set(path, response),
    match: async (asked: string | { url: string }) =>
      held.get(typeof asked === 'string' ? asked : asked.url.slice(at.length))?.clone(),
    delete: async (path: string) => held.delete(path),
    keys: async () => [...held.keys()].map((path) => ({ url: at + path })),
  }
  vi.stubGlobal('caches', { open: async () => cache, delete: deleted })
  // no browser is here to read a picture: it is sent as it is
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('There is none')))
  return () => void vi.unstubAllGlobals()
})

const jpeg = (text: string) => new File([text], `${text}.jpg`, { type: 'image/jpeg' })

it('keeps photographs on the device by room, until they are removed', async () => {
  expect(await storeUnsent('sea', { id: 'a', blob: jpeg('one') })).toBe(true)
  await storeUnsent('sea view', { id: 'b', blob: jpeg('two') })
  expect([...held.keys()]).toEqual(['/desk/unsent/sea/a', '/desk/unsent/sea%20view/b'])
  const [found, ...others] = await readUnsent('sea')
  expect(others).toEqual([])
  expect(found?.id).toBe('a')
  expect(found?.blob.type).toBe('image/jpeg')
  expect(await found?.blob.text()).toBe('one')
  expect(await isGone('sea', 'a')).toBe(false)
  await removeUnsent('sea', 'a')
  expect(await isGone('sea', 'a')).toBe(true)
})

it('moves those of a draft to its other id, and forgets those of a room that is gone', async () => {
  await storeUnsent('draft', { id: 'a', blob: jpeg('one') })
  await storeUnsent('loft', { id: 'b', blob: jpeg('two') })
  await moveUnsent('draft', 'sea')
  expect([...held.keys()].sort()).toEqual(['/desk/unsent/loft/b', '/desk/unsent/sea/a'])
  await forgetUnsentOf('sea')
  expect([...held.keys()]).toEqual(['/desk/unsent/loft/b'])
  forgetUnsent()
  await vi.waitFor(() => expect(deleted).toHaveBeenCalledWith('calm-rest-desk-photographs'))
})

it('does without a storage', async () => {
  vi.stubGlobal('caches', undefined)
  expect(await storeUnsent('sea', { id: 'a', blob: jpeg('one') })).toBe(false)
  expect(await readUnsent('sea')).toEqual([])
  expect(await isGone('sea', 'a')).toBe(false)
  forgetUnsent()
})

it('sends one from one page at a time, where the browser can say so', async () => {
  const work = vi.fn(async () => {})
  vi.stubGlobal('navigator', {})
  await alone('a', work)
  const request = vi.fn(async (_name: string, run: () => Promise<void>) => run())
  vi.stubGlobal('navigator', { locks: { request } })
  await alone('a', work)
  expect(work).toHaveBeenCalledTimes(2)
  expect(request.mock.calls.map(([name]) => name)).toEqual(['calm-rest-desk photograph a'])
})

const refused = (code: string, status = 409) =>
  ({ ok: false, failure: { kind: 'api', status, code, body: { error: 'No.', code } } }) as Result<unknown>

const uploadsTo = (answers: Result<unknown>[]) => {
  let latest: readonly Upload[] = []
  const sent: string[] = []
  const arrived = vi.fn()
  const shares: number[] = []
  const sender = createUploads({
    roomId: 'sea',
    send: async (file, onSent) => {
      sent.push(await file.text())
      onSent(0.5)
      shares.push(...latest.map(({ share }) => share))
      return answers.shift() ?? { ok: true, value: {} }
    },
    onChanged: (uploads) => {
      latest = uploads
    },
    onArrived: arrived,
  })
  const states = () => latest.map(({ status, isAgain }) => `${status}${isAgain ? ' again' : ''}`)
  return { sender, sent, arrived, shares, states, uploads: () => latest }
}

it('sends photographs in the chosen order, with all of them on the device before', async () => {
  const { sender, sent, arrived, shares, states } = uploadsTo([])
  sender.add([jpeg('one'), jpeg('two')])
  sender.add([jpeg('three')])
  await vi.waitFor(() => expect(states()).toEqual([]))
  expect(sent).toEqual(['one', 'two', 'three'])
  expect(shares.slice(0, 3)).toEqual([0.5, 0, 0])
  expect(arrived).toHaveBeenCalledTimes(3)
  expect(held.size).toBe(0)
})

it('goes on with the next where one fails, and sends that again on demand', async () => {
  const { sender, sent, states, uploads } = uploadsTo([refused('too_many_photographs')])
  sender.add([jpeg('one'), jpeg('two')])
  await vi.waitFor(() => expect(states()).toEqual(['failed again']))
  expect(held.size).toBe(1)
  sender.retry('another')
  expect(states()).toEqual(['failed again'])
  sender.retry(uploads()[0]?.id ?? '')
  expect(states()).toEqual(['waiting again'])
  expect(uploads()[0]?.problem).toBeUndefined()
  await vi.waitFor(() => expect(states()).toEqual([]))
  expect(sent).toEqual(['one', 'two', 'one'])
})

it('sends all again that may succeed when the line is back', async () => {
  const { sender, sent, states } = uploadsTo([
    { ok: false, failure: { kind: 'network' } },
    refused('forbidden', 403),
  ])
  sender.add([jpeg('one'), jpeg('two')])
  await vi.waitFor(() => expect(states()).toEqual(['failed again', 'failed again']))
  sender.retryAll()
  await vi.waitFor(() => expect(states()).toEqual(['failed again']))
  expect(sent).toEqual(['one', 'two', 'one'])
})

it('takes one as arrived that the first attempt has brought already, and not one that is there by chance', async () => {
  const exists = refused('photograph_exists')
  const { sender, arrived, states, uploads } = uploadsTo([exists, exists])
  sender.add([jpeg('one')])
  await vi.waitFor(() => expect(states()).toEqual(['failed again']))
  expect(arrived).not.toHaveBeenCalled()
  sender.retry(uploads()[0]?.id ?? '')
  await vi.waitFor(() => expect(states()).toEqual([]))
  expect(arrived).toHaveBeenCalledOnce()
})

it('sends those of an earlier visit, and none twice', async () => {
  await storeUnsent('sea', { id: 'a', blob: jpeg('one') })
  const { sender, sent, states, uploads } = uploadsTo([refused('forbidden', 403)])
  await sender.resume()
  expect(states()).toEqual(['waiting again'])
  expect(uploads()[0]).toMatchObject({ id: 'a', isStored: true, share: 0 })
  await vi.waitFor(() => expect(states()).toEqual(['failed again']))
  await sender.resume()
  expect(uploads()).toHaveLength(1)
  await sender.discard('a')
  expect(uploads()).toEqual([])
  expect(held.size).toBe(0)
  expect(sent).toEqual(['one'])
})

it('sends none that another page has sent meanwhile', async () => {
  await storeUnsent('sea', { id: 'a', blob: jpeg('one') })
  const { sender, sent, arrived, states } = uploadsTo([])
  const resumed = sender.resume()
  await resumed
  held.clear()
  await vi.waitFor(() => expect(states()).toEqual([]))
  expect(sent).toEqual([])
  expect(arrived).toHaveBeenCalledOnce()
})

it('says of a HEIC, and of what else cannot be read, why it is not sent', async () => {
  const { sender, sent, uploads } = uploadsTo([])
  sender.add([
    new File(['0000ftypheic'], 'a.heic'),
    {
      slice: () => {
        throw new Error('It is gone')
      },
    } as never,
  ])
  await vi.waitFor(() => expect(uploads().map(({ status }) => status)).toEqual(['failed', 'failed']))
  expect(uploads().map(({ problem }) => problem)).toEqual(['unreadable', { kind: 'unexpected', status: 0 }])
  expect(sent).toEqual([])
})
