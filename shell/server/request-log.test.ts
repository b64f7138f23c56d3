import { expect, it } from 'vitest'
import { unavailableContentApi } from './content-api/content-api.ts'
import type { AnsweredRequest } from './request-log.ts'
import { aSite } from './site.fixture.ts'

const canary = 'canary-7f3a'

const watched = (options: Parameters<typeof aSite>[0] = {}) => {
  const answers: AnsweredRequest[] = []
  const ask = aSite({ ...options, onAnswer: (answered) => answers.push(answered) })
  return { ask, answers }
}

it('tells of a page by its screen, with the id of its answer and the set of releases that it was made of', async () => {
  const { ask, answers } = watched()
  const page = await ask('/rooms/coral-suite')
  const { id } = JSON.parse(/id="composition">(.*?)<\/script>/.exec(await page.text())?.[1] ?? '{}')
  expect(answers).toEqual([
    {
      requestId: page.headers.get('X-Request-Id'),
      method: 'GET',
      route: '/rooms/:id',
      status: 200,
      composition: id,
      ms: expect.any(Number),
    },
  ])
  expect(id).toMatch(/^[0-9a-f]{12}$/)
})

it.each([
  [`/rooms/${canary}?email=${canary}@example.com`, 200, '/rooms/:id'],
  [`/${canary}`, 404, '/404'],
  [`/assets/${canary}.js`, 404, '/assets/*'],
  [`/x/mf-rooms/${canary}/`, 403, '/x/*'],
  [`/releases/${canary}/1.0.0/a.js`, 404, '/releases/:remote/:version/*'],
])('tells of %s by its pattern, and nothing that a visitor sent', async (path, status, route) => {
  const { ask, answers } = watched()
  await ask(path, { headers: { 'User-Agent': canary, Referer: canary, 'X-Composition': canary } })
  expect(answers).toMatchObject([{ status, route }])
  expect(JSON.stringify(answers)).not.toContain(canary)
})

it('gives no id of one request to what others keep and hand on', async () => {
  const { ask, answers } = watched()
  expect((await ask('/assets/shell.js')).headers.get('X-Request-Id')).toBeNull()
  expect(answers).toHaveLength(1)
})

it('tells where something was thrown, without its words, and answers 500', async () => {
  const contentApi = { ...unavailableContentApi, listRooms: () => Promise.reject(new TypeError(canary)) }
  const { ask, answers } = watched({ contentApi })
  const answer = await ask('/sitemap.xml')
  expect([answer.status, await answer.text()]).toEqual([500, 'Something went wrong here.'])
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answers).toMatchObject([{ status: 500, route: '/sitemap.xml', cause: { name: 'TypeError' } }])
  expect(JSON.stringify(answers)).not.toContain(canary)
})
