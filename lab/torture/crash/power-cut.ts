import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createRandom } from '@calm-rest/testing/random'
import { assertStrace } from '@calm-rest/testing/strace'
import { addUp, inspect } from '../inspect-database.ts'
import type { Figure, Scenario } from '../scenario.ts'
import { createDisk } from './disk-model.ts'
import { readTrace } from './read-trace.ts'
import { runWorker, traceWorker } from './trace.ts'

const book = 24
/** Job of a worker that creates the database before the trace begins. */
const before = { book: 4, firstDay: 0 }

const isOfDatabase = (path: string) => basename(path).startsWith('calm-rest.db') && !path.endsWith('-shm')

const readDisk = (dataDir: string) => {
  const disk = createDisk()
  const path = join(dataDir, 'calm-rest.db')
  disk.apply({ kind: 'write', path, at: 0, bytes: readFileSync(path) })
  disk.apply({ kind: 'sync', path })
  return disk
}

export const powerCut: Scenario = {
  fault: 'the power fails: what was not synced is lost, in any order, the last write perhaps half',
  expected: 'whatever was acknowledged is there, and the database whole',
  run: async ({ seed, isShort, dir, say }) => {
    assertStrace()
    const dataDir = join(dir, 'site')
    const first = await runWorker(dataDir, before)
    const disk = readDisk(dataDir)
    const log = join(dir, 'calls.log')
    const job = { book, firstDay: before.book * 2 }
    await traceWorker(dataDir, job, ['-y', '-xx', '-s', '1000000', '-o', log])
    const events = readTrace(readFileSync(log, 'utf8'))
    const random = createRandom(`power ${seed}`)
    const acknowledged = [...first.acknowledged]
    const all: Figure[][] = []
    const cut = () => {
      const image = join(dir, 'image')
      rmSync(image, { recursive: true, force: true })
      mkdirSync(image)
      for (const [path, bytes] of disk.afterCut(random)) writeFileSync(join(image, basename(path)), bytes)
      all.push(inspect(image, acknowledged))
    }
    // a short run cuts only after acknowledgements
    const timesAt = (kind: string) => (isShort ? Number(kind === 'acknowledged') : 4)
    for (const event of events) {
      if (event.kind === 'acknowledged') acknowledged.push(event.reference)
      else if (isOfDatabase(event.path)) disk.apply(event)
      else continue
      for (let i = 0; i < timesAt(event.kind); i += 1) cut()
    }
    say(`power-cut: ${events.length} calls and answers`)
    const promised = {
      what: 'bookings promised in that run',
      value: acknowledged.length,
      exactly: book + before.book,
    }
    return [{ what: 'cuts', value: all.length, atLeast: 1 }, ...addUp(all), promised]
  },
}
