import type { RequestQueue, Turn } from '@calm-rest/server'
import type { Context } from 'hono'
import { costMs } from './costs.ts'

/** The turn of one page: a cached page needs none while its network has budget left. */
export const beginPageTurn = async (queue: RequestQueue, c: Context) => {
  let turn: Turn | undefined = await queue.pass(c, costMs.cachedPage)
  const beganMs = performance.now()
  let work: Promise<unknown> | undefined
  let hasWaited = false
  return {
    /** Waits until the page may be rendered. */
    take: async () => {
      hasWaited = true
      if (turn) turn.charge(costMs.page)
      turn ??= await queue.enter(c, costMs.page)
    },
    /** Work that continues after the page was begun; it never rejects. */
    lastsFor: (goesOn: Promise<unknown>) => {
      work = goesOn
    },
    end: () => {
      if (!turn) {
        // a cached page is sent synchronously: the elapsed time is its cost
        if (!hasWaited) queue.took(c, costMs.cachedPage, performance.now() - beganMs)
      } else if (work) void work.finally(turn.end)
      else turn.end()
    },
  }
}

export type PageTurn = Awaited<ReturnType<typeof beginPageTurn>>
