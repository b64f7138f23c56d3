import { Session } from 'node:inspector'
import { fileURLToPath } from 'node:url'
import { type Coverage, type ExecutedScript, howRecorded, toScripts } from './executed.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Whether a script is a source of this project: Node names modules by URLs, vitest by paths. */
const isOurs = (url: string): boolean =>
  url.startsWith('file://')
    ? isOurs(fileURLToPath(url))
    : url.startsWith(root) && !url.includes('/node_modules/')

let session: Session | undefined

/** Answers at once: a session within one thread calls back before `post` returns. */
const post = (method: string, params: object = {}): unknown => {
  let answer: unknown
  session?.post(method, params, (error, result) => {
    if (error) throw error
    answer = result
  })
  return answer
}

/** Records which functions of this thread run, from now on. */
export const startOwn = (): void => {
  if (session) post('Profiler.stopPreciseCoverage')
  else {
    session = new Session()
    session.connect()
    post('Profiler.enable')
  }
  post('Profiler.startPreciseCoverage', howRecorded)
}

/** What ran since the start, which begins anew. */
export const takeOwn = (): ExecutedScript[] => {
  const scripts = toScripts(post('Profiler.takePreciseCoverage') as Coverage, isOurs)
  startOwn()
  return scripts
}
