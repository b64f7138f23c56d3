import { afterEach, expect, it, vi } from 'vitest'
import { fetchComposition } from './preview.ts'

afterEach(() => void vi.unstubAllGlobals())

it('asks for the composition of the page that one is on: one that is apart has another than those of guests', async () => {
  const asked: string[] = []
  vi.stubGlobal('location', { pathname: '/desk/today' })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ id: 'x', remotes: {} })
  })
  await fetchComposition({ 'mf-desk': '1.1.0~signed' })
  expect(asked).toEqual(['/composition.json?mf-desk=1.1.0%7Esigned&page=%2Fdesk%2Ftoday'])
})
