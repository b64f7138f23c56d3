import { expect, it } from 'vitest'
import { openTestApi } from '../../testing/test-api.ts'
import { propertyOf } from '../services.ts'

it('answers guests in a language of the property: the one asked for, one that their browser names, or the main one', async () => {
  const api = await openTestApi()
  const { facts } = propertyOf(api.db)
  await facts.store({ ...(await facts.current()), languages: ['de', 'en'] })
  const langOf = async (path: string, accepted: string) => {
    const answer = await api.get(path, { 'Accept-Language': accepted })
    return answer.headers.get('Content-Language')
  }
  expect(await langOf('/api/rooms?lang=en', 'zh')).toBe('en')
  expect(await langOf('/api/rooms?lang=zh', 'fr')).toBe('de')
  // both prefer a language that there is not: the cache must not answer one with the other
  expect(await langOf('/api/rooms', 'zh, en;q=0.5')).toBe('en')
  expect(await langOf('/api/rooms', 'zh, de;q=0.5')).toBe('de')
})
