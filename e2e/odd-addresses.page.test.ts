import { request } from 'node:http'
import { sharedSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'

/** Status of a request for exactly this target: fetch would mend it first. */
const statusOf = (target: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(sharedSite().url)
    const asked = request({ hostname, port, path: target }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
    })
    asked.on('error', reject)
    asked.end()
  })

it.each([
  '//',
  '//?lang=en',
  '///',
  '//rooms',
  '//evil.example/rooms?lang=de',
  '/%2f',
  '/%00',
  '/rooms/%',
  '/rooms/%ff%fe',
  '/rooms/..%2f..%2fetc',
  '/?lang=%',
  '/?%',
  '/rooms?checkIn=%ff&guests=%00',
  '/book?room=%&guests=-1',
  '/api//rooms',
  '//api/rooms',
  'http://evil.example//',
  'http://[/',
])('%s is answered, and the site goes on', async (target) => {
  expect(await statusOf(target)).toBeLessThan(500)
  expect(await statusOf('/rooms')).toBe(200)
})
