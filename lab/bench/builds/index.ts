import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countAt, type Pace } from '../pace.ts'
import { startProcess } from '../processes/start-process.ts'
import { type Spread, spreadOf } from '../statistics.ts'

export interface BuildResult {
  workspace: string
  /** For production, with empty caches. */
  wholeMs: Spread
  /** After a change of one file, in a dev server. */
  rebuildMs: Spread
}

/** The workspaces that are built, each with one source file of its screens. */
const built = [
  { workspace: 'shell', file: 'src/layout/layout.tsx' },
  { workspace: 'mf-rooms', file: 'src/room-card/room-card.tsx' },
  { workspace: 'mf-booking', file: 'src/book/view.tsx' },
]

const script = new URL('build-process.ts', import.meta.url)

export const benchBuilds = async (pace: Pace): Promise<BuildResult[]> => {
  const output = mkdtempSync(join(tmpdir(), 'calm-rest-bench-'))
  const results: BuildResult[] = []
  for (const { workspace, file } of built) {
    const wholes: number[] = []
    for (let round = 0; round < countAt(pace, { whole: 5, quick: 1 }); round += 1) {
      const child = await startProcess(script, [workspace, output])
      wholes.push(await child.ask<number>('whole'))
      await child.stop()
    }
    const child = await startProcess(script, [workspace, output])
    const rebuilds = await child.ask<number[]>('rebuilds', {
      file,
      rounds: countAt(pace, { whole: 15, quick: 3 }),
    })
    await child.stop()
    results.push({ workspace, wholeMs: spreadOf(wholes), rebuildMs: spreadOf(rebuilds) })
  }
  rmSync(output, { recursive: true, force: true })
  return results
}
