import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@calm-rest/testing/free-port'
import { book } from './container/book.ts'
import { findEngine } from './container/engine.ts'
import { memoryBytes, processorMs } from './container/processes.ts'
import { type Container, startContainer } from './container/start.ts'

/** Pages of different remotes: each needs another server bundle, which sleeps at first. */
const pages = ['/', '/rooms/coral-suite', '/book', '/login', '/contact']

interface ColdPage {
  /** Until the last byte. */
  ms: number
  /** Processor time of all processes meanwhile: what a processor that has nothing else to do takes. */
  processorMs: number
}

export interface Figures {
  /** Processor time of all processes until the first booking is confirmed, with a new volume and a used one, in ms. */
  firstStartMs: number
  nextStartMs: number
  /** The first request of each page after a start. */
  coldPages: Record<string, ColdPage>
  /** All processes together after those pages, in bytes; what several share counts in parts. */
  memory: number
  /** The limit that held, in bytes; undefined where the machine has no cgroups for it. */
  memoryLimit: number | undefined
  /** Load of the machine in the last minute when it began. */
  load: number
}

const memoryMb = 256

/** A folder as the volume of a container. */
export const openVolume = (parent = tmpdir()): string => {
  const folder = mkdtempSync(join(parent, 'calm-rest-volume-'))
  chownSync(folder, 10_001, 10_001)
  return folder
}

/** Waits until what went before is over, like the mails of a booking. */
const untilQuiet = async (container: Container) => {
  const used = () => processorMs(container.processes())
  let before: number
  do {
    before = used()
    await sleep(500)
  } while (used() - before > 20)
}

const visit = async (path: string, container: Container): Promise<ColdPage> => {
  const url = `${container.url}${path}`
  const beforeMs = processorMs(container.processes())
  const askedMs = performance.now()
  const answer = await fetch(url)
  await answer.text()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`)
  const ms = Math.round(performance.now() - askedMs)
  return { ms, processorMs: processorMs(container.processes()) - beforeMs }
}

/** Runs the image on one processor with 256 MB. */
export const measureImage = async (image: string): Promise<Figures> => {
  const [load = 0] = loadavg()
  const engine = findEngine(image)
  const data = openVolume()
  const start = async () =>
    startContainer(engine, {
      image,
      data,
      port: await freePort(),
      memoryMb,
      options: engine.limitsMemory ? ['--cpuset-cpus=0'] : [],
    })
  const untilBooked = async ({ url, processes }: Container, days: number) => {
    await book(url, 'amara@example.com', days)
    return processorMs(processes())
  }
  try {
    const first = await start()
    const firstStartMs = await untilBooked(first, 30)
    await first.stop()
    first.remove()
    const next = await start()
    try {
      const nextStartMs = await untilBooked(next, 60)
      const coldPages: Figures['coldPages'] = {}
      for (const page of pages) {
        await untilQuiet(next)
        coldPages[page] = await visit(page, next)
      }
      const memory = memoryBytes(next.processes())
      const memoryLimit = engine.limitsMemory ? memoryMb * 1024 * 1024 : undefined
      return { firstStartMs, nextStartMs, coldPages, memory, memoryLimit, load }
    } finally {
      next.remove()
    }
  } finally {
    rmSync(data, { recursive: true })
  }
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** The figures as lines for a person. */
export const describeFigures = (figures: Figures): string =>
  [
    `processor time until the first booking: ${figures.firstStartMs} ms, after a restart ${figures.nextStartMs} ms`,
    `memory of all processes: ${megabytes(figures.memory)}, limit ${figures.memoryLimit === undefined ? 'none here' : megabytes(figures.memoryLimit)}`,
    ...Object.entries(figures.coldPages).map(
      ([page, cold]) =>
        `${page} at its first request: ${cold.processorMs} ms of the processor, ${cold.ms} ms in all`,
    ),
    `load of the machine: ${figures.load.toFixed(1)}`,
  ].join('\n')
