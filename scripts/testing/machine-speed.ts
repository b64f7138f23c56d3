import { Script } from 'node:vm'

/** Processor time of `workMs` on a quiet 2.1 GHz core (AMD EPYC), the machine on which the limit of a file was set. */
const referenceMs = 75
const everyMs = 20_000

const code = Array.from(
  { length: 15_000 },
  (_, i) => `function f${i}(a) { return [a, { id: ${i}, name: 'name ${i}' }].map((b) => b ?? ${i}) }`,
).join('\n')
const json = JSON.stringify(Array.from({ length: 80_000 }, (_, i) => ({ id: i, name: `name ${i}` })))

/** Processor time, in milliseconds, of work that is typical of tests: V8 parses code, and objects take memory. */
const workMs = (round: number): number => {
  const before = process.threadCpuUsage()
  // another text in each round, since V8 caches parsed scripts
  new Script(`// ${round}\n${code}`).runInNewContext()
  JSON.parse(json)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** How many times slower a machine is than the reference, by the median of the times it took; at least 1. */
export const slownessOf = (takenMs: readonly number[]): number => {
  const sorted = takenMs.toSorted((a, b) => a - b)
  return Math.max(1, (sorted[Math.floor(sorted.length / 2)] ?? 0) / referenceMs)
}

/**
 * Measures during a run, since other programs on the same cores slow its files down, too. The returned function ends
 * that and returns how many times slower the machine was.
 */
export const watchSlowness = (): (() => number) => {
  const takenMs = [workMs(0)]
  const measure = () => void takenMs.push(workMs(takenMs.length))
  const timer = setInterval(measure, everyMs).unref()
  return () => {
    clearInterval(timer)
    measure()
    measure()
    return slownessOf(takenMs)
  }
}
