import type { ChildProcess } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import type { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { forkLimited } from '@calm-rest/server'

/** For the values of a bundle. */
const heapMb = 96
/** For all that a process may write to: heap, buffers and stacks, and 512 MB that V8 keeps free for code. */
const dataMb = 1024

const entry = fileURLToPath(new URL('./ssr-worker.ts', import.meta.url))
const root = join(dirname(entry), '../../..')

/** Packages may be linked from elsewhere; the worker reads them where they are. */
const packageFolder = (name: string) => {
  const manifest = findPackageJSON(name, import.meta.url)
  if (!manifest) throw new Error(`The package ${name} is not installed: run npm install.`)
  return dirname(realpathSync(manifest))
}

/** The code that a worker is made of, and nothing else of the disk: no data, no configuration, no bundle. */
const code = [
  ...['packages', 'shell', 'node_modules'].map((folder) => join(root, folder)),
  ...['ky', 'lru-cache'].map(packageFolder),
]

const flags = [
  // no child, no thread, no addon, no inspector, no write, and reads of this alone
  '--permission',
  ...code.map((folder) => `--allow-fs-read=${folder}/*`),
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${heapMb}`,
  '--no-warnings',
]

/**
 * A process for a server bundle, with nothing in its environment and no rights. It asks for its work, and for the API,
 * by messages; it ends with the process that started it, and keeps nobody from ending.
 */
export const startWorker = (file = entry): ChildProcess => {
  const worker = forkLimited(file, [], {
    dataMb,
    execArgv: flags,
    env: {},
    // half the time of JSON: a page of rooms is a long text
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  worker.unref()
  worker.channel?.unref()
  ;(worker.stderr as Socket | null)?.unref()
  return worker
}
