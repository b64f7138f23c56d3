import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const check = z.object({
  /** Subject of the check, as a sentence. */
  name: z.string(),
  ok: z.boolean(),
  /** Finding: sizes, versions, or what went wrong. */
  found: z.string(),
})

/** Result of the gate for one published version, stored beside the releases as `REMOTE/gates/VERSION.json`. */
export const gateReport = z.object({
  remote: z.string(),
  version: z.string(),
  /** Hash of the tested release.json: the report is about exactly these files. */
  hash: z.string(),
  at: z.string(),
  site: z.string(),
  passed: z.boolean(),
  checks: z.array(check),
})

export type GateReport = z.infer<typeof gateReport>
export type Check = z.infer<typeof check>

const fileOf = (folder: string, remote: string, version: string) =>
  join(folder, remote, 'gates', `${version}.json`)

/** Reads the report of a version; undefined if the gate never ran. Throws if the file is damaged. */
export const readGateReport = (folder: string, remote: string, version: string): GateReport | undefined => {
  const file = fileOf(folder, remote, version)
  return existsSync(file) ? gateReport.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

/** Writes the report of a version, replacing an earlier one. */
export const writeGateReport = (folder: string, report: GateReport): void => {
  const file = fileOf(folder, report.remote, report.version)
  mkdirSync(join(folder, report.remote, 'gates'), { recursive: true })
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
}
