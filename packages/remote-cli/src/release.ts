import { changedFiles } from '@calm-rest/build/remote'
import { type Answer, Refused, WrongUse } from '@calm-rest/command'
import { archive } from './archive.ts'
import type { ReleaseAction } from './arguments.ts'
import { build } from './build.ts'
import type { Project } from './project.ts'
import type { SiteReleases } from './site-releases.ts'

/** Token of the team, by which the site knows whose releases these are. */
export const tokenOf = ({ CALM_REST_TOKEN }: NodeJS.ProcessEnv): string => {
  if (!CALM_REST_TOKEN)
    throw new WrongUse('CALM_REST_TOKEN is not set: the platform gives each team a token for its remote.')
  return CALM_REST_TOKEN
}

/** Builds the version of package.json and publishes it. A plain version comes from a committed tree. */
export const publish = async (project: Project, releases: SiteReleases): Promise<Answer> => {
  const { remote, version } = project
  assertCommitted(project)
  const { folder } = await build(project)
  await releases.publish(version, await archive(folder))
  return {
    text: `published ${remote} ${version}\nnext: calm-rest-remote promote`,
    json: { remote, version, published: true },
  }
}

const assertCommitted = ({ folder, version }: Project) => {
  if (version.includes('-')) return
  const changed = changedFiles(folder, ['.'])
  if (changed.length > 0)
    throw new Refused(
      `Not committed: ${changed.slice(0, 5).join(', ')}${changed.length > 5 ? ' …' : ''}. Commit it, or publish a prerelease such as ${version}-rc.1.`,
    )
}

/** Does one action on a published release; a version that is not named is that of package.json. */
export const act = async (
  action: ReleaseAction,
  { remote, version: own }: Project,
  releases: SiteReleases,
): Promise<Answer> => {
  if (action.name === 'rollback') {
    await releases.rollback()
    return { text: `rolled back ${remote}`, json: { remote, rolledBack: true } }
  }
  const version = action.version ?? own
  if (action.name === 'canary') {
    await releases.canary(version, action.percent)
    return {
      text: `canary ${remote} ${version} for ${action.percent} of 100 visitors`,
      json: { remote, version, percent: action.percent },
    }
  }
  await releases[action.name](version)
  const done = action.name === 'promote' ? 'live' : 'retired'
  return { text: `${done} ${remote} ${version}`, json: { remote, version, [done]: true } }
}
