import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A process by its number and start, since numbers are given again. */
export const processIdentity = z.object({
  pid: z.number().int().positive(),
  /** Boot of the machine, and ticks from it to the start of the process. */
  started: z.string(),
})

export type ProcessIdentity = z.infer<typeof processIdentity>

const afterName = 22 - 3

/** When a process started; undefined if it has ended, also if nobody has asked for its exit code yet. */
const startOf = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the name of the program stands in brackets, and may have spaces
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z') return undefined
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[afterName]}`
  } catch {
    return undefined
  }
}

/** Returns undefined if the process has ended. */
export const identityOf = (pid: number): ProcessIdentity | undefined => {
  const started = startOf(pid)
  return started === undefined ? undefined : { pid, started }
}

export const ownIdentity = (): ProcessIdentity => ({ pid: process.pid, started: startOf(process.pid) ?? '' })

export const isAlive = ({ pid, started }: ProcessIdentity): boolean => startOf(pid) === started
