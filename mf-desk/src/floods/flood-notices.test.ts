import { expect, it } from 'vitest'
import { inBatches } from './flood-notices.tsx'

it('sends everything in batches of fifty, and no more after a failure', async () => {
  const items = Array.from({ length: 120 }, (_, i) => i)
  const sent: number[] = []
  const all = await inBatches(items, async (batch) => {
    sent.push(batch.length)
    return { ok: true, value: batch }
  })
  expect([all.ok, sent]).toEqual([true, [50, 50, 20]])

  const failure = { kind: 'network' } as const
  const stopped: number[] = []
  const result = await inBatches(items, async (batch) => {
    stopped.push(batch.length)
    return { ok: false, failure }
  })
  expect([result, stopped]).toEqual([{ ok: false, failure }, [50]])
})
