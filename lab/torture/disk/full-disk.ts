import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom } from '@calm-rest/testing/random'
import { seedManyRooms } from '../../many-rooms.ts'
import { inspect } from '../inspect-database.ts'
import { type Client, createClient } from '../load/client.ts'
import { type Served, serve, stop } from '../processes/server.ts'
import { randomStay } from '../random-stay.ts'
import type { Figure, Scenario, Torture } from '../scenario.ts'

/** Mounts a small drive where this user may do so, so that all files of the site are on it. */
const mountDrive = (dir: string, megabytes: number) => {
  const drive = join(dir, 'drive')
  mkdirSync(drive)
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', drive])
  if (status !== 0) return undefined
  const unmount = () => void spawnSync('umount', ['-l', drive])
  // also on an interruption
  process.once('exit', unmount)
  return { drive, unmount }
}

/** Space that is left at the start: a few hundred bookings fill it. */
const leftBytes = 1024 * 1024

const fill = (drive: string) => {
  const { bavail, bsize } = statfsSync(drive)
  const filler = join(drive, 'filler')
  writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - leftBytes)))
  return () => rmSync(filler)
}

interface Seen {
  acknowledged: string[]
  statuses: Record<number, number>
}

const attempts = 4000
/** Number of refusals in a row after which the drive counts as full. */
const enoughRefusals = 20

const bookUntilFull = async (client: Client, seed: number): Promise<Seen> => {
  const random = createRandom(`full ${seed}`)
  const seen: Seen = { acknowledged: [], statuses: {} }
  for (let i = 0, refused = 0; i < attempts && refused < enoughRefusals; i += 1) {
    const { status, body } = await client.ask('/api/bookings', { method: 'POST', body: randomStay(random) })
    seen.statuses[status] = (seen.statuses[status] ?? 0) + 1
    if (status === 201) seen.acknowledged.push(JSON.parse(body).reference)
    refused = status === 503 ? refused + 1 : 0
  }
  return seen
}

const reads = ['/api/rooms', '/api/rooms/coral-suite', '/api/testimonials', '/api/health']

const failedReads = async (client: Client, paths: readonly string[], say: Torture['say']) => {
  const answers = await Promise.all(paths.map((path) => client.ask(path)))
  for (const [i, { status, body }] of answers.entries()) {
    if (status !== 200) say(`${paths[i]} answered ${status}: ${body.slice(0, 200)}`)
  }
  return answers.filter(({ status }) => status !== 200).length
}

/** Whether the readiness probe says that the site cannot write, with its reason. */
const isSaid = async (client: Client) => {
  const { status, body } = await client.ask('/api/health/ready')
  return status === 503 && JSON.parse(body).readiness.disk === 'full'
}

/** Books once there is space again, without a restart. */
const goOnAfter = async (free: () => void, client: Client, seed: number) => {
  free()
  const random = createRandom(`free ${seed}`)
  for (let i = 0; i < 50; i += 1) {
    const { status, body } = await client.ask('/api/bookings', { method: 'POST', body: randomStay(random) })
    if (status === 201) return JSON.parse(body).reference as string
  }
  return undefined
}

/** Limits the size of files instead, which any user may do; the drive itself does not fill up. */
const limited = 'ulimit -f 4000; exec "$@"'

/** Asks the site to end while it can write nothing, not even a line of the log. */
const endFull = async (served: Served) => {
  const askedMs = performance.now()
  const code = await stop(served)
  return { code, endMs: performance.now() - askedMs }
}

const run = async (torture: Torture, dataDir: string, free: (() => void) | undefined): Promise<Figure[]> => {
  const served = await serve(torture, dataDir, free ? {} : { under: limited })
  const client = createClient(served.port, 1)
  const seen = await bookUntilFull(client, torture.seed)
  const pages = torture.isShort ? [] : ['/', '/rooms?lang=de']
  const failed = await failedReads(client, [...reads, ...pages], torture.say)
  const said = free && (await isSaid(client))
  const isAlive = served.isRunning()
  const { 201: booked = 0, 409: taken = 0, 503: refused = 0, ...others } = seen.statuses
  const strange = Object.values(others).reduce((sum, times) => sum + times, 0)
  const again = free && (await goOnAfter(free, client, torture.seed))
  client.close()
  const { code, endMs } = await endFull(served)
  return [
    { what: 'bookings until it was full', value: booked, atLeast: 1 },
    { what: 'refused as taken', value: taken },
    { what: 'refused with 503', value: refused, atLeast: enoughRefusals },
    { what: 'answered otherwise', value: strange, exactly: 0 },
    { what: 'reads that failed meanwhile', value: failed, exactly: 0 },
    ...(free ? [{ what: 'not ready, since it is full', value: said ? 1 : 0, exactly: 1 }] : []),
    { what: 'process alive, and ended well', value: isAlive && code === 0 ? 1 : 0, exactly: 1 },
    { what: 'ended within', value: endMs, unit: 'ms', atMost: 10_000 },
    ...(free ? [{ what: 'books again once there is room', value: again ? 1 : 0, exactly: 1 }] : []),
    ...inspect(dataDir, [...seen.acknowledged, ...(again ? [again] : [])]),
  ]
}

/** Starts on a drive with little space, fills it, and asks the site to end. */
const endOnFullDrive = async (torture: Torture, dataDir: string, drive: string): Promise<Figure[]> => {
  const served = await serve(torture, dataDir)
  const free = fill(drive)
  const client = createClient(served.port, 2)
  await bookUntilFull(client, torture.seed + 1)
  client.close()
  const { code, endMs } = await endFull(served)
  free()
  return [
    { what: 'exit code of an end while it is full', value: Number(code), exactly: 0 },
    { what: 'such an end', value: endMs, unit: 'ms', atMost: 10_000 },
  ]
}

export const fullDisk: Scenario = {
  fault: 'a full disk: a drive of 64 MB that fills up, or a limit on the size of files',
  expected: '503, never a false success; reads go on; the process lives; bookings go on once there is room',
  run: async (torture) => {
    const mounted = torture.isShort ? undefined : mountDrive(torture.dir, 64)
    if (!torture.isShort && !mounted)
      torture.say('full-disk: no drive can be mounted here, so files are limited')
    const dataDir = join(mounted?.drive ?? torture.dir, 'site')
    try {
      await seedManyRooms(dataDir)
      if (!mounted) return await run({ ...torture, isShort: true }, dataDir, undefined)
      // the first start writes the releases
      await stop(await serve(torture, dataDir))
      const figures = await run(torture, dataDir, fill(mounted.drive))
      return [...figures, ...(await endOnFullDrive(torture, dataDir, mounted.drive))]
    } finally {
      mounted?.unmount()
    }
  },
}
