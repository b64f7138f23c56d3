import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComposedRemote } from '@calm-rest/contract/releases'
import { integrityOf } from '@calm-rest/releases'
import { manifestOf } from '@calm-rest/releases/testing'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { source } from './bundle.fixture.ts'
import { createReleaseFiles } from './release-files.ts'
import { createWidgetRenderer, type RenderFailure } from './widget-renderer.ts'

/** A folder of releases, and the widgets that run from it. */
export const aRenderer = ({ poolBytes }: { poolBytes?: number } = {}) => {
  const folder = temporaryFolder('releases')
  const failures: RenderFailure[] = []
  const callApi = () => Promise.reject(new Error('there is none'))
  const report = (failure: RenderFailure) => failures.push(failure)
  let nowMs = 0
  const read = createReleaseFiles(folder)
  const widgets = createWidgetRenderer({ read, callApi, report, poolBytes, now: () => nowMs })
  whenDone(widgets.close)
  const release = (version: string, text = source): ComposedRemote => {
    const target = join(folder, 'mf-rooms', version)
    mkdirSync(target, { recursive: true })
    writeFileSync(join(target, 'server.js'), text)
    const integrity = integrityOf(Buffer.from(text))
    return {
      base: `/releases/mf-rooms/${version}/`,
      source: 'stable',
      manifest: {
        ...manifestOf(version),
        server: 'server.js',
        files: { 'server.js': { integrity, bytes: text.length } },
      },
    }
  }
  return { widgets, release, failures, folder, passes: (ms: number) => (nowMs += ms) }
}
