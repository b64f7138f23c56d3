import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault.ts'

/** Returns the source with the fault in it; throws unless its text occurs exactly once. */
export const withFault = (source: string, { id, file, find, replace }: Fault): string => {
  const [before, after, ...more] = source.split(find)
  if (before === undefined || after === undefined || more.length > 0) {
    const times = source.split(find).length - 1
    throw new Error(
      `Fault '${id}' does not apply: ${file} has its place ${times} times. Did the source change?`,
    )
  }
  return before + replace + after
}

/** Plants a fault in the project below `root`. */
export const plantFault = (root: string, fault: Fault) => {
  const path = join(root, fault.file)
  writeFileSync(path, withFault(readFileSync(path, 'utf8'), fault))
}
