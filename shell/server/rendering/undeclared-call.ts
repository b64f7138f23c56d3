import { type Call, calls } from '@calm-rest/contract/openapi'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import type { ApiCall } from './messages.ts'

const named = Object.values<Call>(calls).flatMap(({ method, path, client }) =>
  client ? [{ method: method.toUpperCase(), name: client.name, shape: shapeOf(path) }] : [],
)

/** A pattern of the path with and without its last slash. */
function shapeOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`)
}

/** Name of the call behind a request: `offers.list`; undefined if widgets have none for it. */
const callNameOf = (method: string, pathname: string): string | undefined =>
  named.find((call) => call.method === method && call.shape.test(pathname))?.name

/** Why a release may not make a call, for its team; undefined if it declares it, or is from before declarations. */
export const undeclaredCall = (
  { remote, version, uses }: Pick<ReleaseManifest, 'remote' | 'version' | 'uses'>,
  { method, path }: ApiCall,
): string | undefined => {
  const name = callNameOf(method, new URL(path, 'http://localhost').pathname)
  if (!uses || !name || uses.calls.includes(name)) return undefined
  return `${remote} ${version} may not call ${name}: add it to uses.calls of the remote's build`
}
