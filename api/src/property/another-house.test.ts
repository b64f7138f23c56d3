import { calls } from '@calm-rest/contract/openapi'
import { langs } from '@calm-rest/contract/widget'
import { anotherHouse, wordsOfTheSeed } from '@calm-rest/testing/another-house'
import { expect, it } from 'vitest'
import { createDeskCommands } from '../desk/create-desk-commands.ts'
import { openEmptyDatabase, openTestApi, openTestDatabase, testNow } from '../testing/test-api.ts'

/** Addresses that anybody reads without an id. */
const read = Object.values(calls)
  .filter(({ method, access, path }) => method === 'get' && access === 'anyone' && !path.includes('{'))
  .map(({ path }) => path)

it('answers nobody with a word of the house of the seed, once another one has begun with nothing', async () => {
  const dataDir = await openEmptyDatabase()
  // its file, so that it is not copied from the seeded one
  await openTestDatabase(dataDir)
  const api = await openTestApi({ dataDir, beginsWith: 'nothing' })
  const desk = createDeskCommands({ db: api.db, who: 'anna', now: () => testNow })
  const { country: _, ...address } = anotherHouse.address
  await desk.facts.change({ ...anotherHouse, address })
  const found: string[] = []
  const addresses = [...read, '/api/openapi.json', '/api/docs/', '/api/texts/home', '/api/texts/location']
  expect(addresses.length).toBeGreaterThan(8)
  for (const path of addresses)
    for (const lang of langs) {
      const answer = await api.get(`${path}?lang=${lang}&checkIn=2027-07-01&checkOut=2027-07-03&guests=2`)
      const words = wordsOfTheSeed(await answer.text())
      found.push(...words.map((word) => `${path} ${lang}: ${word}`))
    }
  // what rooms can be given
  const names = await api.db.prepare<[], string>('SELECT name FROM amenity_texts').pluck().all()
  found.push(...names.filter((name) => /Ceylon|锡兰/.test(name)))
  expect(found).toEqual([])
  expect((await (await api.get('/api/hotel/day')).json()).facts).toMatchObject({
    ...anotherHouse,
    address: { ...anotherHouse.address, localityLine: '79856 Hinterzarten' },
    unwritten: ['about', 'services', 'manager', 'brochure'],
  })
})
