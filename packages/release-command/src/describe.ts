import { actorText } from '@calm-rest/contract/release-api'
import type { Channels, ReleaseChange } from '@calm-rest/contract/releases'
import type { ReleaseStore } from '@calm-rest/releases'
import { rcompare } from 'semver'

/** Describes one remote for `list`. */
export const describeRemote = async (store: ReleaseStore, remote: string) => {
  const channels = store.readChannels(remote)
  const published = (await store.versions(remote)).sort(rcompare)
  const versions = await Promise.all(
    published.map(async (version) => ({
      version,
      channel: channelOf(channels, version),
      builtAt: (await store.readManifest(remote, version))?.builtAt,
    })),
  )
  return { remote, versions, history: channels.history }
}

export type RemoteDescription = Awaited<ReturnType<typeof describeRemote>>

const channelOf = ({ stable, previous, canary }: Channels, version: string) => {
  if (version === stable) return 'live'
  if (version === canary?.version) return `canary ${canary.percent} %`
  return version === previous ? 'previous' : ''
}

/** Formats a change: `2026-11-21 14:03  promote 1.4.0 by ann`. The newest comes last. */
const changeLine = ({ at, action, gate, version, percent, reason, ...actor }: ReleaseChange) =>
  `${at.slice(0, 16).replace('T', ' ')}  ${gate ? `gate ${gate}` : action} ${version}${percent ? ` to ${percent} %` : ''} by ${actorText(actor)}${reason ? `: ${reason}` : ''}`

const shownChanges = 5

export const remoteLines = ({ remote, versions, history }: RemoteDescription): string =>
  [
    remote,
    ...versions.map(({ version, channel }) => `  ${version.padEnd(24)}${channel}`.trimEnd()),
    ...history.slice(-shownChanges).map((change) => `    ${changeLine(change)}`),
  ].join('\n')
