import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendFile } from './send-file.ts'

/** A request as a browser sends it. */
class Sending extends EventTarget {
  upload = new EventTarget()
  opened: string[] = []
  headers: Record<string, string> = {}
  sent: unknown
  status = 201
  responseText = '{"id":7}'
  open(...given: string[]) {
    this.opened = given
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(file: unknown) {
    this.sent = file
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
}

const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' })
let request = new Sending()

beforeEach(() => {
  vi.useFakeTimers()
  request = new Sending()
  vi.stubGlobal(
    'XMLHttpRequest',
    vi.fn(function made() {
      return request
    }),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('posts a file with its type, and answers like fetch', async () => {
  const answer = sendFile('/photographs', file, { headers: { 'Accept-Language': 'de' } })
  expect(request.opened).toEqual(['POST', '/photographs'])
  expect(request.headers).toEqual({ 'Accept-Language': 'de', 'Content-Type': 'image/jpeg' })
  expect(request.sent).toBe(file)
  request.progress(1, 2)
  request.dispatchEvent(new Event('load'))
  expect((await answer).status).toBe(201)
  expect(await (await answer).json()).toEqual({ id: 7 })
  expect(vi.getTimerCount()).toBe(0)
})

it('tells which share is sent, and none of a size that is unknown', () => {
  const shares: number[] = []
  void sendFile('/photographs', file, { headers: {}, onSent: (share) => void shares.push(share) })
  request.progress(50, 200)
  request.progress(200, 200)
  request.progress(3, 0)
  request.progress(1, 1)
  expect(shares).toEqual([0.25, 1, 0, 1])
})

it('fails like fetch where the connection does', async () => {
  const answer = sendFile('/photographs', file, { headers: {} })
  request.dispatchEvent(new Event('error'))
  await expect(answer).rejects.toThrow(TypeError)
  expect(vi.getTimerCount()).toBe(0)
})

it('gives up after four minutes without a step', async () => {
  const answer = sendFile('/photographs', file, { headers: {} })
  const failed = vi.fn()
  answer.catch(failed)
  await vi.advanceTimersByTimeAsync(239_000)
  request.progress(1, 2)
  await vi.advanceTimersByTimeAsync(239_000)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(failed).toHaveBeenCalledOnce()
  await expect(answer).rejects.toThrow(TypeError)
  expect(vi.getTimerCount()).toBe(0)
})
