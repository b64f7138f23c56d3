import { fileURLToPath } from 'node:url'
import { whenDone } from '../cleanup.ts'
import { freePort } from './free-port.ts'
import { type Running, startProcess } from './process.ts'
import { temporaryFolder } from './temporary-folder.ts'

const serve = fileURLToPath(new URL('../../../../scripts/serve.ts', import.meta.url))
const portAttempts = 3

export interface StartOptions {
  env?: Record<string, string>
  /** Data of an earlier site, to start again on it; otherwise a new folder. */
  dataDir?: string
  /** What to run instead of `scripts/serve.ts`. */
  script?: string
  args?: readonly string[]
  /** After this long a process that was asked to end is killed. */
  stopTimeoutMs?: number
}

export interface Site {
  /** Address of the site, with a trailing slash. */
  url: string
  dataDir: string
  pid: number
  /** Asks the process to end and waits until it has; answers its exit code. Asking twice is fine. */
  stop(): Promise<number | null>
  /** Everything it wrote so far, both streams. */
  output(): string
}

/**
 * Starts the real site (with its API, partner page and identity provider) as a process of its own, on free ports and
 * its own data, and waits for its line `ready http://…/`. It ends with the test that started it.
 */
export const startSite = async (options: StartOptions = {}): Promise<Site> => {
  const dataDir = options.dataDir ?? temporaryFolder('site')
  for (let attempt = 1; ; attempt += 1) {
    // the partner page, the identity provider and a dev server take the three ports after the site's
    const port = await freePort({ run: 4 })
    // pages are tested whole: one whose widgets may come later says so by a patience of its own
    const env = { PORT: String(port), DATA_DIR: dataDir, WIDGET_PATIENCE_MS: '30000', ...options.env }
    const running = startProcess(options.script ?? serve, {
      args: options.args,
      env,
      stopTimeoutMs: options.stopTimeoutMs ?? 30_000,
    })
    const ready = await running.line(/^ready (http:\/\/\S+\/)$/m)
    if (ready) return toSite(running, ready, dataDir)
    await running.stop()
    // another process took the port between our question and the start
    if (attempt < portAttempts && running.output().includes('EADDRINUSE')) continue
    throw new Error(`The site did not start. It said:\n${running.output()}`)
  }
}

const toSite = (running: Running, url: string, dataDir: string): Site => {
  whenDone(running.stop)
  return { url, dataDir, pid: running.pid, stop: running.stop, output: running.output }
}
