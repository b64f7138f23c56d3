import { type Api, apiByName, callByName } from '@calm-rest/contract/api'
import type { PageManifest } from '@calm-rest/contract/releases'

type Declaring = Pick<PageManifest, 'remote' | 'version' | 'uses'>

/**
 * The API with the calls that a release declares; others reject. Releases for contracts before 1.18.0 declare nothing and
 * get every call.
 */
export const declaredApi = (api: Api, { remote, version, uses }: Declaring): Api => {
  if (!uses) return api
  const make = callByName(api)
  return apiByName(api.mediaUrl, async (group, name, args) => {
    const call = `${group}.${name}`
    if (uses.calls.includes(call)) return make(group, name, args)
    throw new Error(`${remote} ${version} may not call ${call}: add it to uses.calls of the remote's build`)
  })
}
