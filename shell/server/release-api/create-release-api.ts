import {
  createAssertRoom,
  createFindHolder,
  openFlagsFile,
  openGrantsFile,
  openReleaseRules,
  type ReleaseQuotas,
  remotesOfTeam,
  usualQuotas,
} from '@calm-rest/releases'
import { releaseApiRoutes } from './release-api-routes.ts'

type RouteDeps = Parameters<typeof releaseApiRoutes>[0]

interface ReleaseApiOptions
  extends Omit<RouteDeps, 'rules' | 'flags' | 'grants' | 'findHolder' | 'assertRoom'> {
  /** Folder with grants, rules and flags. */
  trust: string
  /** Defaults if undefined. */
  quotas: ReleaseQuotas | undefined
}

/** /api/releases of a site, with the grants, rules and flags of its trust folder. */
export const createReleaseApi = ({ trust, quotas = usualQuotas, ...deps }: ReleaseApiOptions) => {
  const { store, now } = deps
  const grants = openGrantsFile(trust)
  const remotesOf = (team: string) => remotesOfTeam(grants, team)
  const own = {
    rules: openReleaseRules(trust),
    flags: openFlagsFile(trust),
    grants,
    findHolder: createFindHolder(grants, now),
    assertRoom: createAssertRoom({ store, quotas, remotesOf }),
  }
  return releaseApiRoutes(Object.assign(own, deps))
}
