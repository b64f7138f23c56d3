import { userInfo } from 'node:os'
import { join } from 'node:path'
import { createReleaseStore } from '@calm-rest/shell/server'
import { buildRemote } from './builds/build-remote.ts'
import { remotes } from './builds/workspaces.ts'
import { root } from './root.ts'
import { readEnvironment } from './serving/serve-site.ts'

const usage = `npm run release -- publish REMOTE [VERSION] [--promote]   build REMOTE and put it into the store
npm run release -- promote REMOTE VERSION              make a published version live
npm run release -- rollback REMOTE                     make the previous version live
npm run release -- list [REMOTE]                       what is published and what is live`

const store = createReleaseStore(readEnvironment().releases)
const by = userInfo().username

const publish = async (remote: string, version: string | undefined, promote: boolean) => {
  const manifest = await buildRemote(remote, version)
  store.publish(manifest, join(root, remote, 'dist'))
  console.log(`published ${remote} ${manifest.version}`)
  if (promote) promoteVersion(remote, manifest.version)
}

const promoteVersion = (remote: string, version: string) => {
  store.promote(remote, version, by)
  console.log(`live ${remote} ${version}`)
}

const list = (names: string[]) => {
  for (const remote of names) {
    const { stable, previous } = store.readChannels(remote)
    const mark = (version: string) => (version === stable ? ' live' : version === previous ? ' previous' : '')
    console.log(remote)
    for (const version of store.versions(remote)) console.log(`  ${version}${mark(version)}`)
  }
}

const run = async ([command, remote, ...rest]: string[]) => {
  const [version] = rest.filter((argument) => !argument.startsWith('--'))
  if (command === 'list') return list(remote ? [remote] : store.remotes())
  if (!remote || !remotes().includes(remote))
    throw new Error(`Which remote? This tree has ${remotes().join(', ')}.\n\n${usage}`)
  if (command === 'publish') return publish(remote, version, rest.includes('--promote'))
  if (command === 'rollback') return console.log(`live ${remote} ${store.rollback(remote, by)}`)
  if (command === 'promote' && version) return promoteVersion(remote, version)
  throw new Error(usage)
}

try {
  await run(process.argv.slice(2))
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
}
