import { compileFunction } from 'node:vm'

/** Runs a server part (rspack.base.ts) and answers what it exports. */
export const compilePart = (source: string, filename: string): Record<string, unknown> => {
  const part = { exports: {} as Record<string, unknown> }
  compileFunction(source, ['module', 'exports'], { filename })(part, part.exports)
  return part.exports
}
