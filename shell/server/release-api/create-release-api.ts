import {
  createAssertRoom,
  createFindHolder,
  openGrantsFile,
  openReleaseRules,
  type ReleaseQuotas,
  remotesOfTeam,
  usualQuotas,
} from '@calm-rest/releases'
import { releaseApiRoutes } from './release-api-routes.ts'

type RouteDeps = Parameters<typeof releaseApiRoutes>[0]

interface ReleaseApiOptions extends Omit<RouteDeps, 'rules' | 'grants' | 'findHolder' | 'assertRoom'> {
  /** Folder with grants and rules. */
  trust: string
  /** Defaults if undefined. */
  quotas: ReleaseQuotas | undefined
}

/** /api/releases of a site, with the grants and rules of its trust folder. */
export const createReleaseApi = ({ trust, quotas = usualQuotas, ...deps }: ReleaseApiOptions) => {
  const { store, now } = deps
  const grants = openGrantsFile(trust)
  const remotesOf = (team: string) => remotesOfTeam(grants, team)
  const own = {
    rules: openReleaseRules(trust),
    grants,
    findHolder: createFindHolder(grants, now),
    assertRoom: createAssertRoom({ store, quotas, remotesOf }),
  }
  return releaseApiRoutes(Object.assign(own, deps))
}
