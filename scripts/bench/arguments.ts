import { parseArgs } from 'node:util'

export const parts = ['pages', 'embeds', 'api', 'scale', 'builds', 'releases'] as const

export type Part = (typeof parts)[number]

export interface BenchCommand {
  parts: readonly Part[]
  /** Few rounds, to see that it works: such figures are not kept. */
  isQuick: boolean
}

export const usage = `npm run bench [-- PART…] [--quick]

Parts: ${parts.join(', ')}; all of them without one. --quick takes few rounds and keeps no figures.`

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name)

/** Throws with the usage where it is not understood. */
export const parseBenchCommand = (args: readonly string[]): BenchCommand => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { quick: { type: 'boolean' } },
  })
  const unknown = positionals.find((name) => !isPart(name))
  if (unknown !== undefined) throw new Error(`There is no part '${unknown}'.\n\n${usage}`)
  const asked = positionals.filter(isPart)
  return { parts: asked.length > 0 ? asked : parts, isQuick: values.quick ?? false }
}
