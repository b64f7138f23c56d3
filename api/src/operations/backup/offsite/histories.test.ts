import { createRandom } from '@calm-rest/testing/random'
import { expect, it } from 'vitest'
import { openShipped } from './bucket.fixture.ts'
import type { Image } from './image.ts'

const steps = 60

/** What the bucket does with the next object. */
const outcomes = ['stored', 'stored', 'stored', 'refused', 'answer lost'] as const

it.each([1, 2])(
  'restores exactly what was there, after failures, lost answers and restarts at random (seed %i)',
  async (seed) => {
    const random = createRandom(`backup ${seed}`)
    const below = (end: number) => Math.floor(random.between(0, end))
    const { begin, book, writer, reader, bucket, clock, image } = await openShipped({
      snapshotEveryMs: 20_000,
    })
    const { create } = bucket.store
    bucket.store.create = async (...what) => {
      const outcome = outcomes[below(outcomes.length)]
      if (outcome === 'refused') throw new Error('refused')
      const isNew = await create(...what)
      if (outcome === 'answer lost') throw new Error('lost')
      return isNew
    }
    const changes = [
      () => book(`Guest ${'x'.repeat(below(3000))}`),
      () => writer.exec('DELETE FROM stays WHERE id % 2 = 0'),
      () => writer.exec('VACUUM'),
      () => void writer.pragma('wal_checkpoint(TRUNCATE)'),
    ]
    let shipper = begin()
    const images = new Map<number, Image>()
    /** Moments that were reported as restorable. */
    const promised: number[] = []
    for (let step = 0; step < steps; step += 1) {
      clock.ms += 2_000
      changes[below(changes.length)]?.()
      images.set(clock.ms, reader.serialize())
      if (below(12) === 0) shipper = begin()
      try {
        await shipper.ship()
        while (await shipper.shipPart());
        if (shipper.isRestorable()) promised.push(clock.ms)
      } catch {
        // the next step ships it
      }
    }
    expect(promised.length).toBeGreaterThan(5)
    for (const [ms, there] of images) {
      const found = await image(new Date(ms))
      const reachedMs = found?.plan.reachedAt.getTime() ?? 0
      if (found) expect(images.get(reachedMs)?.equals(found.image)).toBe(true)
      // also where nothing had changed, and nothing was stored
      if (promised.includes(ms)) expect(found?.image.equals(there)).toBe(true)
    }
  },
)
