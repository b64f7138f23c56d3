import { openReleaseStore } from '@calm-rest/shell/server'
import { buildEmbed } from './builds/build-embed.ts'
import { buildRemote } from './builds/build-remote.ts'
import { buildShell } from './builds/build-shell.ts'
import { describeUnreleased } from './builds/publish-missing.ts'
import { readEnvironment, serveSite } from './serving/serve-site.ts'

// npm start: builds what is stale, releases each remote that never was, and serves the site. What is live stays live.
const { dataDir } = readEnvironment()
await buildEmbed()
await buildShell()
const { url, others } = await serveSite({ build: (name) => buildRemote(name) })
const store = await openReleaseStore(process.env, {
  dataDir,
  follows: false,
  onDamaged: (why) => console.log(why.message),
})
for (const line of describeUnreleased(store)) console.log(line)
store.close()
console.log(`api ${url}api/docs`)
for (const line of others) console.log(line)
console.log(`ready ${url}`)
