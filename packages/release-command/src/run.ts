import { userInfo } from 'node:os'
import { join } from 'node:path'
import { buildRemote, packageVersion } from '@calm-rest/build'
import type { Answer } from '@calm-rest/command'
import { Refused } from '@calm-rest/command'
import { createReleaseStore, type Previews, type ReleaseStore } from '@calm-rest/releases'
import { root } from '@calm-rest/releases/checkout'
import type { ReleaseCommand, Trial } from './arguments.ts'
import { copyReleases } from './copy.ts'
import { describeRemote, remoteLines } from './describe.ts'
import { assertPassed } from './gate/index.ts'
import { previewAddress } from './preview-address.ts'
import { prune } from './prune.ts'
import { assertPublishable } from './publish-rules.ts'

interface Surroundings {
  store: ReleaseStore
  previews: Previews
  /** Folder in which they lie without a bucket. */
  releases: string
  /** Every remote that the command may be about. */
  remotes: readonly string[]
  say: (line: string) => void
}

const by = () => process.env.RELEASED_BY ?? userInfo().username

const publish = async (remote: string, version: string, { store, say }: Surroundings): Promise<Answer> => {
  assertPublishable(remote, version, await store.versions(remote))
  say(`Building ${remote} ${version} …`)
  await store.publish(await buildRemote(remote, version), join(root, remote, 'dist'))
  return {
    text: `published ${remote} ${version}\nnext: npm run release -- promote ${remote} ${version}`,
    json: { remote, version, published: true },
  }
}

const assertPublished = async (remote: string, version: string, { store }: Surroundings) => {
  const published = await store.versions(remote)
  if (!published.includes(version)) {
    throw new Refused(`${remote} ${version} is not published. Published: ${published.join(', ') || 'none'}.`)
  }
}

const dayMs = 24 * 60 * 60 * 1000

const preview = async (
  { remote, version, days, site }: Extract<ReleaseCommand, { name: 'preview' }>,
  surroundings: Surroundings,
): Promise<Answer> => {
  await assertPublished(remote, version, surroundings)
  if (surroundings.store.standingOf(remote, version) === 'withdrawn') {
    throw new Refused(`${remote} ${version} was taken back: nobody is shown it any more.`)
  }
  const until = new Date(Date.now() + days * dayMs)
  const address = previewAddress(surroundings.previews, { site, remote, version, until })
  return { text: address, json: { remote, version, address, until: until.toISOString() } }
}

const assertTried = async (
  { remote, version, site, skipGate }: Trial & { remote: string; version: string },
  surroundings: Surroundings,
) => {
  const { store, previews, say } = surroundings
  await assertPublished(remote, version, surroundings)
  await store.bring(remote, version)
  if (skipGate) say(`Not tried: ${skipGate}`)
  else await assertPassed({ store, previews, remote, version, site, say })
}

const rollback = async (remote: string, { store }: Surroundings): Promise<Answer> => {
  const { canary } = store.readChannels(remote)
  if (canary) {
    await store.demote(remote, by())
    return { text: `canary ${remote} ${canary.version} ended`, json: { remote, ended: canary.version } }
  }
  const live = await store.rollback(remote, by())
  return { text: `live ${remote} ${live}`, json: { remote, live } }
}

const each = <T>(
  remote: string | undefined,
  { remotes }: Surroundings,
  work: (remote: string) => Promise<T>,
): Promise<T[]> => Promise.all((remote ? [remote] : remotes).map(work))

export const run = async (command: ReleaseCommand, surroundings: Surroundings): Promise<Answer> => {
  const { store } = surroundings
  switch (command.name) {
    case 'publish':
      return publish(command.remote, command.version ?? packageVersion(command.remote), surroundings)
    case 'preview':
      return preview(command, surroundings)
    case 'promote': {
      const { remote, version } = command
      await assertTried(command, surroundings)
      await store.promote(remote, version, by(), command.skipGate)
      return { text: `live ${remote} ${version}`, json: { remote, live: version } }
    }
    case 'canary': {
      const { remote, version, percent } = command
      await assertTried(command, surroundings)
      await store.canary(remote, version, percent, by(), command.skipGate)
      return {
        text: `canary ${remote} ${version} for ${percent} of 100 visitors`,
        json: { remote, canary: version, percent },
      }
    }
    case 'rollback':
      return rollback(command.remote, surroundings)
    case 'list': {
      const remotes = await each(command.remote, surroundings, (remote) => describeRemote(store, remote))
      return { text: remotes.map(remoteLines).join('\n\n'), json: { remotes } }
    }
    case 'copy': {
      const from = createReleaseStore(surroundings.releases)
      if (store.folder === from.folder) throw new Refused('RELEASES_URL names no bucket to copy to.')
      const copied = await copyReleases({ from, to: store, by: by(), say: surroundings.say })
      return { text: `${copied} versions copied`, json: { copied } }
    }
    case 'prune': {
      const pruned = await each(command.remote, surroundings, async (remote) => ({
        remote,
        removed: await prune(store, remote),
      }))
      return {
        text: pruned
          .map(({ remote, removed }) => `${remote}: ${removed.join(', ') || 'nothing'} removed`)
          .join('\n'),
        json: { pruned },
      }
    }
  }
}
