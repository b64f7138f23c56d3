import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { scriptFile } from './raw.ts'

interface Worker {
  evaluatedModules: {
    getModuleById(id: string): { meta?: { code?: string; sourceMap?: string } } | undefined
  }
  moduleExecutionInfo: Map<string, { startOffset: number; external?: boolean }>
}

const kept = new Set<string>()

/** Keeps what vitest made of a source, once for the whole run: places in it are told by the text that the engine read. */
export const keepScript = (into: string, url: string): void => {
  if (kept.has(url)) return
  kept.add(url)
  const path = url.startsWith('/') ? url : fileURLToPath(url)
  const file = scriptFile(into, path)
  if (existsSync(file)) return
  const worker = (globalThis as unknown as { __vitest_worker__: Worker }).__vitest_worker__
  const { code, sourceMap } = worker.evaluatedModules.getModuleById(path)?.meta ?? {}
  if (code === undefined) return
  const offset = worker.moduleExecutionInfo.get(path)?.startOffset ?? 0
  writeFileSync(file, JSON.stringify({ code, sourceMap, offset }))
}
