import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Requests of one network, all at once and again and again. */
export interface Flood {
  /** Address with `{n}` for a number that is never the same twice. */
  path: string
  connections: number
}

/** The first three numbers of the addresses of all who flood. */
const network = '203.0.113'

const script = fileURLToPath(new URL('flood-client.ts', import.meta.url))

/** Starts a flood; `stop` ends it and returns the number of requests by status. */
export const startFlood = (port: number, { path, connections }: Flood) => {
  const args = ['--port', `${port}`, '--path', path, '--connections', `${connections}`, '--network', network]
  const child = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const ended = once(child, 'close')
  return {
    stop: async (): Promise<Record<string, number>> => {
      child.stdin.end()
      await ended
      return JSON.parse(said)
    },
  }
}

export interface Visit {
  path: string
  status: number
  /** Milliseconds from the request to the end of its answer. */
  ms: number
  /** Number of widgets that came as HTML. */
  widgets: number
}

/** A guest of another network, with one connection. */
export const createGuest = (port: number, address = '198.51.100.7') => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const visit = (path: string) =>
    new Promise<Visit>((resolve, reject) => {
      const askedMs = performance.now()
      const headers = { 'X-Forwarded-For': address }
      const asking = request({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
        let html = ''
        answer.setEncoding('utf8').on('data', (text: string) => {
          html += text
        })
        answer.on('error', reject)
        answer.on('end', () => {
          const ms = performance.now() - askedMs
          resolve({ path, status: answer.statusCode ?? 0, ms, widgets: widgetsIn(html) })
        })
      })
      asking.on('error', reject)
      asking.setTimeout(60_000, () => asking.destroy(new Error('No answer within a minute')))
      asking.end()
    })
  return { visit, close: () => agent.destroy() }
}

/** As the page says it to its scripts. */
const widgetsIn = (html: string): number => {
  const [, text] = /<script type="application\/json" id="rendered">([^<]*)<\/script>/.exec(html) ?? []
  return text === undefined ? 0 : JSON.parse(text).slots.length
}

/** Milliseconds between an answer and the next visit. */
const pauseMs = 50

export type Guest = ReturnType<typeof createGuest>

/** Visits the pages in turn, one after the other, for `seconds`. */
export const visitFor = async (
  { visit }: Guest,
  paths: readonly string[],
  seconds: number,
): Promise<Visit[]> => {
  const visits: Visit[] = []
  const endMs = performance.now() + seconds * 1000
  for (let i = 0; performance.now() < endMs; i += 1) {
    visits.push(await visit(paths[i % paths.length] ?? '/'))
    await sleep(pauseMs)
  }
  return visits
}
