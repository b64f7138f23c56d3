import { startChild } from './child.ts'
import { variablesOf } from './engine.ts'

interface ServeOptions {
  /** Replaces the database of the tests. */
  env?: Record<string, string>
}

/** Starts the API like an operator, in a process of its own, over real HTTP; ended with the test. */
export const serveApi = async (dataDir: string, { env = {} }: ServeOptions = {}) => {
  const place = { PORT: '0', HOST: '127.0.0.1', TRUSTED_PROXIES: '127.0.0.1', ...variablesOf(dataDir) }
  const child = startChild('../serve.ts', [], { ...place, LOG_LEVEL: 'info', ...env })
  const { port } = JSON.parse(await child.nextLine())
  const address = (path: string) => `http://127.0.0.1:${port}${path}`
  return {
    ...child,
    /** All further lines of its log, once it has ended. */
    log: child.lines(),
    get: (path: string, headers: Record<string, string> = {}) => fetch(address(path), { headers }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(address(path), {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
  }
}

export type Served = Awaited<ReturnType<typeof serveApi>>
