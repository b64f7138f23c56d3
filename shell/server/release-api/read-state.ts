import type { ReleaseState } from '@calm-rest/contract/release-api'
import {
  type ApprovalState,
  placeOf,
  type ReleaseStore,
  readGateOutcome,
  readGateQueue,
} from '@calm-rest/releases'
import { rcompare } from 'semver'
import type { RenderFigures } from '../rendering/render-figures.ts'

/** The highest; a store elsewhere is asked for each. */
const shownVersions = 20

const toRendering = ({ widget, renders, failures, p95Ms, last }: RenderFigures) => ({
  widget,
  renders,
  failures,
  p95Ms: p95Ms ?? null,
  last: last ?? null,
})

/** Left out where a version needs no approval; null if it needs one and has none. */
const approvalOf = (approval: ApprovalState | undefined) => {
  if (!approval?.isRequired) return {}
  if (approval.fault !== undefined) return { approval: null }
  const { by, person, at } = approval.approver
  return { approval: { by, ...(person !== undefined && { person }), at } }
}

/** The live releases of a remote, and its published versions: their places before the gate, and how this server renders them. */
export const readState = async (
  store: ReleaseStore,
  remote: string,
  figures: (remote: string, version: string) => RenderFigures[],
): Promise<ReleaseState> => {
  const { environment } = store
  const { stable, previous, canary } = store.readChannels(remote)
  const published = (await store.versions(remote)).sort(rcompare).slice(0, shownVersions)
  const queue = await readGateQueue(store)
  const versions = await Promise.all(
    published.map(async (version) => {
      await store.ensureLocal(remote, version)
      const gate = await readGateOutcome(store, remote, version)
      const gatePlace = placeOf(queue, remote, version)
      const rendering = figures(remote, version).map(toRendering)
      return {
        version,
        status: store.versionStatus(remote, version),
        gate,
        ...approvalOf(store.approval(remote, version)),
        ...(gatePlace !== undefined && { gatePlace }),
        ...(rendering.length > 0 && { rendering }),
      }
    }),
  )
  return {
    remote,
    ...(environment !== undefined && { environment }),
    stable,
    previous,
    canary,
    versions,
    gateQueue: queue.length,
  }
}
