import type { Result } from '@calm-rest/contract/api'
import type { Backend, BackendRequest, OpenBackend } from '@calm-rest/contract/widget'

interface Request extends BackendRequest {
  path: string
}

/** Requests JSON of a backend. Nothing is thrown for a failure that can happen, as with the API's calls. */
export const requestJson = async <T>(backend: Backend, { path, ...init }: Request): Promise<Result<T>> => {
  try {
    const answer = await backend.fetch(path, init)
    if (!answer.ok) return { ok: false, failure: { kind: 'unexpected', status: answer.status } }
    return { ok: true, value: (await answer.json()) as T }
  } catch (cause) {
    const { name } = cause as Error
    if (name === 'SyntaxError') return { ok: false, failure: { kind: 'unexpected', status: 200 } }
    return { ok: false, failure: { kind: name === 'AbortError' ? 'aborted' : 'network' } }
  }
}

/** The backend of the host, where it has a way of its own, or of the release. */
export const openBackend = (
  { backend }: { backend?: OpenBackend | undefined },
  own: OpenBackend,
  name: string,
): Backend => (backend ?? own)(name)
