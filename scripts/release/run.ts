import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { ReleaseStore } from '@calm-rest/shell/server'
import { buildRemote, packageVersion } from '../builds/build-remote.ts'
import { root } from '../root.ts'
import type { ReleaseCommand, Trial } from './arguments.ts'
import { describeRemote, remoteLines } from './describe.ts'
import { assertPassed } from './gate/index.ts'
import { Refused } from './outcomes.ts'
import { prune } from './prune.ts'
import { assertPublishable } from './publish-rules.ts'

/** What a command did: for people and for machines. */
export interface Answer {
  text: string
  json: object
}

interface Surroundings {
  store: ReleaseStore
  /** Every remote that the command may be about. */
  remotes: readonly string[]
  say: (line: string) => void
}

const by = () => process.env.RELEASED_BY ?? userInfo().username

const publish = async (remote: string, version: string, { store, say }: Surroundings): Promise<Answer> => {
  assertPublishable(remote, version, store.versions(remote))
  say(`Building ${remote} ${version} …`)
  store.publish(await buildRemote(remote, version), join(root, remote, 'dist'))
  return {
    text: `published ${remote} ${version}\nnext: npm run release -- promote ${remote} ${version}`,
    json: { remote, version, published: true },
  }
}

const assertTried = async (
  { remote, version, site, skipGate }: Trial & { remote: string; version: string },
  { store, say }: Surroundings,
) => {
  if (!store.versions(remote).includes(version)) {
    throw new Refused(
      `${remote} ${version} is not published. Published: ${store.versions(remote).join(', ') || 'none'}.`,
    )
  }
  if (skipGate) say(`Not tried: ${skipGate}`)
  else await assertPassed({ store, remote, version, site, say })
}

const rollback = (remote: string, { store }: Surroundings): Answer => {
  const { canary } = store.readChannels(remote)
  if (canary) {
    store.demote(remote, by())
    return { text: `canary ${remote} ${canary.version} ended`, json: { remote, ended: canary.version } }
  }
  const live = store.rollback(remote, by())
  return { text: `live ${remote} ${live}`, json: { remote, live } }
}

const each = <T>(remote: string | undefined, { remotes }: Surroundings, work: (remote: string) => T): T[] =>
  (remote ? [remote] : remotes).map(work)

export const run = async (command: ReleaseCommand, surroundings: Surroundings): Promise<Answer> => {
  const { store } = surroundings
  switch (command.name) {
    case 'publish':
      return publish(command.remote, command.version ?? packageVersion(command.remote), surroundings)
    case 'promote': {
      const { remote, version } = command
      await assertTried(command, surroundings)
      store.promote(remote, version, by(), command.skipGate)
      return { text: `live ${remote} ${version}`, json: { remote, live: version } }
    }
    case 'canary': {
      const { remote, version, percent } = command
      await assertTried(command, surroundings)
      store.canary(remote, version, percent, by(), command.skipGate)
      return {
        text: `canary ${remote} ${version} for ${percent} of 100 visitors`,
        json: { remote, canary: version, percent },
      }
    }
    case 'rollback':
      return rollback(command.remote, surroundings)
    case 'list': {
      const remotes = each(command.remote, surroundings, (remote) => describeRemote(store, remote))
      return { text: remotes.map(remoteLines).join('\n\n'), json: { remotes } }
    }
    case 'prune': {
      const pruned = each(command.remote, surroundings, (remote) => ({
        remote,
        removed: prune(store, remote),
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
