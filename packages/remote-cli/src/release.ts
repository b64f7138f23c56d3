import { setTimeout as sleep } from 'node:timers/promises'
import { changedFilesIn } from '@calm-rest/build/remote'
import { type Answer, Refused } from '@calm-rest/command'
import { archive } from './archive.ts'
import type { ReleaseAction } from './arguments.ts'
import { build } from './build.ts'
import type { Project } from './project.ts'
import { GateMissing, type ReleaseState, type SiteReleases } from './site-releases.ts'

/** Builds the version of package.json and publishes it. A plain version comes from a committed tree. */
export const publish = async (project: Project, releases: SiteReleases): Promise<Answer> => {
  const { version } = project
  assertCommitted(project)
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
      return afterGate(() => releases.promote(version), deps)
    case 'canary':
      return afterGate(() => releases.canary(version, action.percent), deps)
    case 'rollback':
      return releases.rollback()
    case 'retire':
      return releases.retire(version)
    case 'list':
      return releases.state()
  }
}

/** Time that a platform's gate has for the versions that wait. */
const gatePatienceMs = 15 * 60_000

/** Asks again for as long as the gate has not tried the version. Throws its `GateMissing` in the end. */
const afterGate = async (
  ask: () => Promise<ReleaseState>,
  { say, pauseMs = 5_000 }: ActDeps,
): Promise<ReleaseState> => {
  const until = Date.now() + gatePatienceMs
  for (let told = false; ; told = true) {
    try {
      return await ask()
    } catch (cause) {
      if (!(cause instanceof GateMissing) || Date.now() > until) throw cause
      if (!told) say('Waiting for the gate of the platform …')
      await sleep(pauseMs)
    }
  }
}

const describe = (remote: string, { stable, previous, canary, versions }: ReleaseState): string =>
  [
    `live ${remote} ${stable ?? 'nothing'}${previous ? `, before it ${previous}` : ''}`,
    ...(canary ? [`canary ${remote} ${canary.version} for ${canary.percent} of 100 visitors`] : []),
    ...versions.map(({ version, status, gate }) => `  ${version}  ${status}, gate ${gate}`),
  ].join('\n')
