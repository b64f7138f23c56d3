import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import type { ServerWidget } from '@calm-rest/contract/widget'
import { hashFolder } from './hash-sources.ts'
import { serverBundle } from './rspack/on-server.ts'
import { readPackage } from './rspack/package.ts'
import type { RemoteBuild } from './rspack/remote.ts'
import { runRspack } from './run-rspack.ts'

interface Sources {
  folder: string
  build: Pick<RemoteBuild, 'server'>
}

type ServerWidgets = Readonly<Record<string, ServerWidget | undefined>>

/**
 * For development: a function that answers the server's widgets of a remote as its sources are now. They run in this
 * process, with all that it may do. Rejects where the sources do not build.
 */
export const serverWidgetsOf = ({ folder, build }: Sources): (() => Promise<ServerWidgets>) => {
  let built: { source: string; widgets: Promise<ServerWidgets> } | undefined
  return () => {
    const source = hashFolder(folder)
    if (built?.source !== source) built = { source, widgets: buildWidgets({ folder, build }) }
    return built.widgets
  }
}

const buildWidgets = async ({ folder, build }: Sources): Promise<ServerWidgets> => {
  const config = build.server({ version: readPackage(folder).version })
  if (!config) return {}
  const path = mkdtempSync(join(tmpdir(), 'calm-rest-server-'))
  try {
    await runRspack({ ...config, output: { ...config.output, path } })
    const module = { exports: {} as Record<string, ServerWidget> }
    const code = readFileSync(join(path, serverBundle), 'utf8')
    compileFunction(code, ['module', 'exports'])(module, module.exports)
    return module.exports
  } finally {
    rmSync(path, { recursive: true })
  }
}
