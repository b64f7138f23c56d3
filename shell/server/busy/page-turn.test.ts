import type { RequestQueue } from '@calm-rest/server'
import { Context } from 'hono'
import { expect, it } from 'vitest'
import { costMs } from './costs.ts'
import { beginPageTurn } from './page-turn.ts'

/** A queue that tells what a page asked of it; it lets pages pass at once where `isFree`. */
const open = async (isFree: boolean) => {
  const said: unknown[] = []
  const turn = {
    charge: (ms: number) => void said.push(['charge', ms]),
    end: () => void said.push('end'),
  }
  const queue: RequestQueue = {
    pass: (_, ms) => {
      said.push(['pass', ms])
      return isFree ? undefined : Promise.resolve(turn)
    },
    enter: async (_, ms) => {
      said.push(['enter', ms])
      return turn
    },
    took: (_, ms, tookMs) => void said.push(['took', ms, tookMs >= 0 && tookMs < 1000]),
    size: () => ({ atWork: 0, waiting: 0, refused: 0 }),
  }
  return { said, page: await beginPageTurn(queue, new Context(new Request('http://localhost/'))) }
}

it('costs 2 ms from the cache, and 20 ms rendered', () => {
  expect([costMs.cachedPage, costMs.page]).toEqual([2, 20])
})

it('a cached page passes without a turn, and tells how long it took', async () => {
  const { said, page } = await open(true)
  page.end()
  expect(said).toEqual([
    ['pass', 2],
    ['took', 2, true],
  ])
})

it('a page that is rendered takes a turn, and ends it once', async () => {
  const { said, page } = await open(true)
  await page.take()
  page.end()
  expect(said).toEqual([['pass', 2], ['enter', 20], 'end'])
})

it('a page of a network without budget has its turn before, and pays more for rendering', async () => {
  const { said, page } = await open(false)
  await page.take()
  page.end()
  expect(said).toEqual([['pass', 2], ['charge', 20], 'end'])
})

it('a page that is sent in pieces keeps its turn until the last one', async () => {
  const { said, page } = await open(true)
  await page.take()
  let finish = () => {}
  page.lastsFor(new Promise<void>((resolve) => (finish = resolve)))
  page.end()
  await Promise.resolve()
  expect(said).not.toContain('end')
  finish()
  await expect.poll(() => said.at(-1)).toBe('end')
})
