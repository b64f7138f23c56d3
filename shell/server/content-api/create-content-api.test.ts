import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { blankFacts } from '@calm-rest/contract/hotel'
import { whenDone } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { facts as siteFacts } from '../../src/testing/facts.fixture.ts'
import { aRoom } from './content-api.fixture.ts'
import { createContentApi } from './create-content-api.ts'

// response times depend on the machine
const timeoutMs = 30_000

const serve = async (answer: RequestListener) => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const sends =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

describe('content behind an API', () => {
  it('asks for a room in a language, by its id alone', async () => {
    const urls: (string | undefined)[] = []
    const origin = await serve((request, response) => {
      urls.push(request.url)
      sends(200, { ...aRoom, inventedLater: true })(request, response)
    })
    const contentApi = createContentApi({ origin, timeoutMs })
    expect(await contentApi.findRoom('horizon-room', 'de')).toEqual({ status: 'found', value: aRoom })
    await contentApi.findRoom('../users?x', 'en')
    expect(urls).toEqual(['/api/rooms/horizon-room?lang=de', '/api/rooms/..%2Fusers%3Fx?lang=en'])
  })

  it.each([
    [404, { code: 'room_not_found' }, 'unknown'],
    [500, { code: 'internal' }, 'unavailable'],
    [200, { _id: 'horizon-room' }, 'unavailable'],
    [200, '<html>', 'unavailable'],
  ])('makes an answer %i %j into %s', async (status, body, expected) => {
    const contentApi = createContentApi({ origin: await serve(sends(status, body)), timeoutMs })
    expect(await contentApi.findRoom('horizon-room', 'en')).toEqual({ status: expected })
  })

  it('is unavailable where nobody listens, and where the answer takes too long', async () => {
    expect(await createContentApi({ origin: 'http://127.0.0.1:1', timeoutMs }).listRooms('en')).toEqual({
      status: 'unavailable',
    })
    const silent = createContentApi({ origin: await serve(() => {}), timeoutMs: 50 })
    expect(await silent.readReviewSummary()).toEqual({ status: 'unavailable' })
  })

  it('reads how many reviews there are, and their mean', async () => {
    const contentApi = createContentApi({
      origin: await serve(sends(200, { count: 2, average: 4, more: 1 })),
      timeoutMs,
    })
    expect(await contentApi.readReviewSummary()).toEqual({
      status: 'found',
      value: { count: 2, average: 4, unverified: 0 },
    })
  })

  it('reads hours and telephone, and none of a property where the API is older than they', async () => {
    const facts = { ...siteFacts, checkInFrom: '15:00' }
    const day = { today: '2027-06-01', timeZone: 'Asia/Colombo' }
    for (const [answer, value] of [
      [{ ...day, facts }, facts],
      [day, blankFacts],
    ]) {
      const contentApi = createContentApi({ origin: await serve(sends(200, answer)), timeoutMs })
      expect(await contentApi.readFacts()).toEqual({ status: 'found', value })
    }
  })

  it('reads pictures from the API and from nowhere else', async () => {
    const contentApi = createContentApi({ origin: await serve(sends(200, 1)), timeoutMs })
    expect(await contentApi.readPicture('/media/a.svg')).toEqual({
      status: 'found',
      value: new Uint8Array([49]),
    })
    for (const path of ['https://evil.example/a.svg', '//evil.example/a.svg', 'file:///etc/passwd']) {
      expect(await contentApi.readPicture(path)).toEqual({ status: 'unknown' })
    }
  })
})
