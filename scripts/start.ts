import { buildEmbed, buildRemote, buildShell, describeUnreleased } from '@calm-rest/build'
import { demo } from '@calm-rest/demo'
import { openReleaseStore } from '@calm-rest/releases'
import { readEnvironment, serveSite } from '@calm-rest/site'

// npm start: builds what is stale, releases each remote that has no release, and serves the site. Live releases stay
// live.
const { dataDir } = readEnvironment()
await buildEmbed()
await buildShell()
const { url, others } = await serveSite({
  demo,
  build: (name) => buildRemote(name),
  invitesOwner: true,
})
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
