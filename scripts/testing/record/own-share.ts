import { readFileSync } from 'node:fs'

/** Processor time in ticks: of this process with its ended children, and of the whole machine. */
export interface Ticks {
  own: number
  all: number
}

/** As Linux counts it; undefined on other systems. https://man7.org/linux/man-pages/man5/proc_stat.5.html */
export const readTicks = (): Ticks | undefined => {
  if (process.platform !== 'linux') return undefined
  const all = readFileSync('/proc/stat', 'utf8').split('\n')[0]?.trim().split(/\s+/) ?? []
  const self = readFileSync('/proc/self/stat', 'utf8')
  // the name of the program, in brackets, can contain spaces
  const own = self.slice(self.lastIndexOf(')') + 2).split(' ')
  const sum = (values: readonly string[]) => values.reduce((total, value) => total + Number(value), 0)
  // user, nice and system, interrupts, and what a hypervisor took; own user and system, and those of children
  return { own: sum(own.slice(11, 15)), all: sum([...all.slice(1, 4), ...all.slice(6, 9)]) }
}

/**
 * Share of the machine's work that a run did itself; 1 on a quiet machine. Times of its files, multiplied by
 * it, are about those of a quiet machine.
 */
export const ownShare = (before: Ticks | undefined, after: Ticks | undefined): number => {
  if (!before || !after || after.all <= before.all) return 1
  return Math.min(1, (after.own - before.own) / (after.all - before.all))
}
