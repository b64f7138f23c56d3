import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { type Finding, report } from './finding.ts'

const megabyte = 1024 * 1024
const inMegabytes = (bytes: number) => `${Math.round(bytes / megabyte)} MB`

/** Image, its predecessor for a return, database and backups of a small property. */
const leastDisk = 1_000 * megabyte
const goodDisk = 5_000 * megabyte

/** Whether there is room, where `folder` is. */
export const checkDisk = async (folder: string): Promise<Finding[]> => {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  const says = `${inMegabytes(free)} are free at ${folder}`
  if (free < leastDisk) return [report('disk', 'problem')(`${says}: make room for at least 1000 MB.`)]
  if (free < goodDisk) {
    return [
      report('disk', 'warning')(`${says}: that is enough to start, 5000 MB are for images and backups.`),
    ]
  }
  return [report('disk', 'ok')(`${says}.`)]
}

const leastMemory = 240 * megabyte
const goodMemory = 900 * megabyte

/** Memory that programs can still take, by /proc/meminfo. */
const availableMemory = (): number | undefined => {
  try {
    const kilobytes = /^MemAvailable:\s+(\d+) kB/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  } catch {
    return undefined
  }
}

interface Memory {
  total: number
  available: number
}

const readMemory = (): Memory => {
  const total = totalmem()
  return { total, available: availableMemory() ?? total }
}

/** Whether the site has memory. `memory` in bytes. */
export const checkMemory = ({ total, available }: Memory = readMemory()): Finding[] => {
  const says = `${inMegabytes(available)} of ${inMegabytes(total)} memory are free`
  if (total < leastMemory)
    return [report('memory', 'problem')(`${says}: the site needs a machine with 256 MB.`)]
  if (available < leastMemory) {
    return [report('memory', 'warning')(`${says}: end other programs, or take a machine with 1 GB.`)]
  }
  if (total < goodMemory) {
    return [
      report(
        'memory',
        'warning',
      )(`${says}: put SERVER_BUNDLES_MB=80 and SITE_MEMORY=256m into .env, or take a machine with 1 GB.`),
    ]
  }
  return [report('memory', 'ok')(`${says}.`)]
}
