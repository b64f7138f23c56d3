import { setTimeout as sleep } from 'node:timers/promises'
import { changedFilesIn } from '@calm-rest/build/remote'
import { type Answer, Refused } from '@calm-rest/command'
import { actorText } from '@calm-rest/contract/release-api'
import { archive } from './archive.ts'
import type { ReleaseAction } from './arguments.ts'
import { assertWords } from './assert-words.ts'
import { build } from './build.ts'
import type { Project } from './project.ts'
import { GateMissing, type ReleaseState, type SiteReleases } from './site-releases.ts'

/** Builds the version of package.json and publishes it. A plain version comes from a committed tree, any from whole words. */
export const publish = async (project: Project, releases: SiteReleases): Promise<Answer> => {
  const { version } = project
  assertCommitted(project)
  // the gate sees those alone that a widget shows at first
  assertWords(project)
  // a token that is refused here would be refused after minutes of building
  await releases.state()
  const { folder } = await build(project)
  await releases.publish(version, await archive(folder))
  return published(project)
}

/** The answer of a publication. */
export const published = ({ remote, version }: Project): Answer => ({
  text: `published ${remote} ${version}\nnext: npx calm-rest-remote promote`,
  json: { remote, version, published: true },
})

/** Throws `Refused` where a plain version is not that of the last commit. */
export const assertCommitted = ({ folder, version }: Project) => {
  if (version.includes('-')) return
  const changed = changedFilesIn(folder, ['.'])
  if (changed.length === 0) return
  const named = `${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ' …' : ''}`
  throw new Refused(
    `What goes into ${version} is not committed: ${named}. Commit it, or publish a prerelease such as ${version}-rc.1.`,
  )
}

interface ActDeps {
  project: Project
  releases: SiteReleases
  say: (line: string) => void
  /** Pause in milliseconds before the gate is polled again; far below the site's limit for one address. */
  pauseMs?: number
}

/** Does one action on the releases of a site; a version that is not named is that of package.json. */
export const act = async (action: ReleaseAction, deps: ActDeps): Promise<Answer> => {
  const { remote, version: own } = deps.project
  const version = ('version' in action ? action.version : undefined) ?? own
  const state = await changed(action, version, deps)
  return { text: describe(remote, state), json: { remote, ...state } }
}

const changed = (action: ReleaseAction, version: string, deps: ActDeps): Promise<ReleaseState> => {
  const { releases } = deps
  switch (action.name) {
    case 'promote':
      return afterGate(version, () => releases.promote(version, action), deps, action.environment)
    case 'canary':
      return afterGate(
        version,
        () => releases.canary(version, action.percent, action),
        deps,
        action.environment,
      )
    case 'rollback':
      return releases.rollback(action.environment)
    case 'retire':
      return releases.retire(version)
    case 'approve':
      return releases.approve(version)
    case 'approve-look':
      return releases.approveLook(version, action.pictures)
    case 'list':
      return releases.state(action.environment)
  }
}

/** Time that a platform's gate has for the versions that wait. */
const gatePatienceMs = 15 * 60_000

/** Asks again for as long as the gate has not tried the version. Throws its `GateMissing` in the end. */
const afterGate = async (
  version: string,
  ask: () => Promise<ReleaseState>,
  { releases, say, pauseMs = 5_000 }: ActDeps,
  environment: string | undefined,
): Promise<ReleaseState> => {
  const until = Date.now() + gatePatienceMs
  let told: string | undefined
  for (;;) {
    try {
      return await ask()
    } catch (cause) {
      if (!(cause instanceof GateMissing) || Date.now() > until) throw cause
      const waits = waitingText(await placeIn(releases, version, environment))
      if (waits !== told) say(waits)
      told = waits
      await sleep(pauseMs)
    }
  }
}

interface Place {
  place?: number | undefined
  of?: number | undefined
}

/** Place of a version in the gate's queue; empty if the site does not say it. */
const placeIn = async (
  releases: SiteReleases,
  version: string,
  environment: string | undefined,
): Promise<Place> => {
  try {
    const { versions, gateQueue } = await releases.state(environment)
    return { place: versions.find((one) => one.version === version)?.gatePlace, of: gateQueue }
  } catch {
    // it is only to be told
    return {}
  }
}

const waitingText = ({ place, of }: Place) =>
  `Waiting for the gate of the platform …${place === undefined ? '' : ` number ${place} of ${of ?? place}`}`

/** Who approved a version; empty where nobody has to. */
const approvalText = ({ approval }: Pick<ReleaseState['versions'][number], 'approval'>) => {
  if (approval === undefined) return ''
  return approval === null ? ', not approved' : `, approved by ${actorText(approval)}`
}

/** What a version is for guests; by itself `promoted` is or was live. */
const standing = (
  { version, status }: Pick<ReleaseState['versions'][number], 'version' | 'status'>,
  { stable, canary }: Pick<ReleaseState, 'stable' | 'canary'>,
): string => {
  if (version === stable) return 'live'
  if (version === canary?.version) return 'canary'
  return status === 'promoted' ? 'live before' : status
}

const describe = (
  remote: string,
  { environment, stable, previous, canary, versions, gateQueue }: ReleaseState,
): string =>
  [
    `live ${remote} ${stable ?? 'nothing'}${environment === undefined ? '' : ` in ${environment}`}${previous ? `, before it ${previous}` : ''}`,
    ...(canary ? [`canary ${remote} ${canary.version} for ${canary.percent} of 100 visitors`] : []),
    ...versions.map(
      ({ version, status, gate, gatePlace, ...rest }) =>
        `  ${version}  ${standing({ version, status }, { stable, canary })}, gate ${gatePlace === undefined ? gate : `waiting, number ${gatePlace} of ${gateQueue ?? gatePlace}`}${approvalText(rest)}`,
    ),
  ].join('\n')
