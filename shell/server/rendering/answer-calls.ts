import { allowedCall, mostCalls } from './allowed-calls.ts'
import type { CallApi, CallBackend, RequestSender } from './call-api.ts'
import type { ApiCall, FromWorker, ToWorker } from './messages.ts'

/** A render, as far as its calls are concerned. */
export interface CallingRender {
  /** The sender of the form that it answers. */
  sender: RequestSender | undefined
  callApi: CallApi
  callBackend: CallBackend
  /** API calls so far. */
  calls: number
  /** Whether all of them got responses that are the same for everybody. */
  isCacheable: boolean
}

type CallMessage = Extract<FromWorker, { type: 'call' }>
type BackendMessage = Extract<FromWorker, { type: 'backend' }>

interface AnswerDeps {
  /** The render of a job; undefined if it is over. */
  renderOf: (job: number) => CallingRender | undefined
  /** Why the release may not make a call; every call is declared by default. */
  undeclared?: ((call: ApiCall) => string | undefined) | undefined
  /** Ends the render of a job. */
  refuse: (job: number, why: string) => void
}

/** The API sets an ETag on what it caches itself: data that is the same for everybody, until a write. */
const isForEverybody = ({ method }: ApiCall, response: Response | undefined) =>
  method === 'GET' && response?.status === 200 && response.headers.has('ETag')

/** Answers the calls that renders of a bundle make. */
export const createAnswerCalls = ({ renderOf, undeclared, refuse }: AnswerDeps) => {
  const answer = async ({ id, job, call }: CallMessage): Promise<ToWorker> => {
    const refused = undeclared?.(call)
    if (refused) refuse(job, refused)
    const one = renderOf(job)
    const allowed = one && ++one.calls <= mostCalls && allowedCall(call, one.sender !== undefined)
    const response = allowed
      ? await Promise.resolve()
          .then(() => one.callApi(allowed, one.sender))
          .catch(() => undefined)
      : undefined
    if (one && !isForEverybody(call, response)) one.isCacheable = false
    const body = await response?.text().catch(() => undefined)
    if (!response || body === undefined) return { type: 'unreachable', id }
    return { type: 'answer', id, status: response.status, body }
  }

  /** Reads for every guest alike; only a form writes. What it answers changes without the API's data. */
  const answerBackend = async ({ id, job, backend, call }: BackendMessage): Promise<ToWorker> => {
    const one = renderOf(job)
    if (one) one.isCacheable = false
    const isAllowed = one && ++one.calls <= mostCalls && (one.sender !== undefined || call.method === 'GET')
    const answer = isAllowed ? await one.callBackend(backend, call).catch(() => undefined) : undefined
    return answer ? { type: 'answer', id, ...answer } : { type: 'unreachable', id }
  }

  return (message: CallMessage | BackendMessage): Promise<ToWorker> =>
    message.type === 'call' ? answer(message) : answerBackend(message)
}
