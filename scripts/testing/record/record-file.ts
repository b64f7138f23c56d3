import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordFolder, startOwn, takeOwn, takePages, takeProcesses } from '@calm-rest/testing/executed'
import { afterAll, inject, type RunnerTask, type RunnerTestFile } from 'vitest'
import { keepScript } from './keep-script.ts'
import { type RawFile, rawEnding } from './raw.ts'

// A setup file of vitest: records what a test file ran, in its worker, in the sites that it used, and in pages.
// A file with a failed test ran less than it would, and leaves no record: it counts as a new file.

const folder = recordFolder()

const startedAt = performance.now()

const hasFailed = (task: RunnerTask): boolean =>
  task.result?.state === 'fail' || ('tasks' in task && task.tasks.some(hasFailed))

const record = async (into: string, file: RunnerTestFile) => {
  const own = takeOwn()
  for (const { url } of own) keepScript(into, url)
  const sites = (inject('sites') ?? []).filter(
    (_, i, all) => i === Number(process.env.VITEST_POOL_ID ?? 0) % all.length,
  )
  const raw: RawFile = {
    test: file.filepath,
    seconds: (performance.now() - startedAt) / 1000,
    inWorker: own,
    inSites: await takeProcesses(sites.map(({ pid }) => pid)),
    inPages: await takePages(),
  }
  if (!hasFailed(file)) writeFileSync(join(into, `${randomUUID()}${rawEnding}`), JSON.stringify(raw))
}

if (folder) {
  startOwn()
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures a hook asks for
  afterAll(({}, file) => record(folder, file.file))
}
