import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endWithParent } from '../end-with-parent.ts'
import { noteProcess, recordingOptions } from '../executed/processes.ts'
import type { Started } from './site.ts'

/** Requests a site with these variables, or its end; requests are matched by number. */
export type SiteRequest = { id: number; start: Record<string, string> } | { id: number; stop: true }

export type SiteAnswer = { id: number } & (
  | { url: string; output: string }
  | { failed: string }
  | { stopped: true }
)

const program = fileURLToPath(new URL('../../../../demo/serve-several.ts', import.meta.url))

const startHost = () => {
  const child = fork(program, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: recordingOptions() })
  endWithParent(child)
  noteProcess(child.pid)
  // the worker can end without it
  child.unref()
  child.channel?.unref()
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const asked = new Map<number, PromiseWithResolvers<SiteAnswer>>()
  child.on('message', (answer: SiteAnswer) => {
    asked.get(answer.id)?.resolve(answer)
    asked.delete(answer.id)
  })
  child.once('close', () => {
    for (const { reject } of asked.values())
      reject(new Error(`The process of the sites has ended. It said:\n${output}`))
    host = undefined
  })
  return {
    pid: child.pid ?? -1,
    output: () => output,
    ask: (request: SiteRequest) => {
      const answer = Promise.withResolvers<SiteAnswer>()
      asked.set(request.id, answer)
      child.send(request)
      return answer.promise
    },
  }
}

let host: ReturnType<typeof startHost> | undefined
let sites = 0

/** A site in the one process that runs this worker's sites. */
export const startHosted = async (variables: Record<string, string>): Promise<Started> => {
  host ??= startHost()
  const { pid, ask, output } = host
  sites += 1
  const id = sites
  const answer = await ask({ id, start: variables })
  if (!('url' in answer)) return { said: 'failed' in answer ? answer.failed : '' }
  let stopped: Promise<SiteAnswer> | undefined
  return {
    url: answer.url,
    pid,
    output: () => `${answer.output}\n${output()}`,
    stop: async () => {
      stopped ??= ask({ id, stop: true })
      const ended = await stopped
      if ('failed' in ended) throw new Error(ended.failed)
      return 0
    },
  }
}
