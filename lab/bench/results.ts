import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'
import type { ApiResult } from './api/index.ts'
import type { AssignmentResult } from './assignment/index.ts'
import type { DeskResult } from './desk/index.ts'
import type { EmbedsResult } from './embeds/index.ts'
import type { EngineResult } from './engines/index.ts'
import type { HomeLoadResult } from './home-load/index.ts'
import type { JourneyResult } from './journey/index.ts'
import type { LighthouseResult } from './lighthouse/index.ts'
import type { RouteResult } from './pages/measure.ts'
import type { PressResult } from './presses/index.ts'
import type { ReleasesResult } from './releases/index.ts'
import type { RemotesResult } from './remotes/index.ts'
import type { ReturningResult } from './returning/index.ts'
import type { ScaleResult } from './scale/index.ts'
import type { SearchResult } from './search/index.ts'

/** Results of the benchmarks by name. */
export interface Measurements {
  pages: RouteResult[]
  presses: PressResult[]
  journey: JourneyResult
  desk: DeskResult
  returning: ReturningResult[]
  lighthouse: LighthouseResult[]
  'home-load': HomeLoadResult
  embeds: EmbedsResult
  api: ApiResult
  engines: EngineResult[]
  scale: ScaleResult[]
  assignment: AssignmentResult
  search: SearchResult[]
  releases: ReleasesResult
  remotes: RemotesResult[]
}

/** Description of the machine: enough to judge a figure, without anything that identifies it. */
export interface Surroundings {
  date: string
  cores: number
  node: string
  chromium?: string
  /** Load average per core at the start: above 0.5, other programs were running, too. */
  loadPerCore: number
}

export type Results = { [Name in keyof Measurements]?: Surroundings & { result: Measurements[Name] } }

export const docsFolder = join(root, 'docs/bench')
const file = join(docsFolder, 'results.json')

export const readResults = (): Results => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

export const writeResults = (results: Results) =>
  writeFileSync(file, `${JSON.stringify(results, shorten, 2)}\n`)

/** Rounds to four significant digits: the others are noise. */
const shorten = (_: string, value: unknown) =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value

export const surroundings = (load: number, chromium?: string): Surroundings => ({
  date: new Date().toISOString().slice(0, 10),
  cores: cpus().length,
  node: process.version,
  ...(chromium && { chromium }),
  loadPerCore: load / cpus().length,
})
