import { openReleaseStore } from '@calm-rest/shell/server'
import { buildEmbed } from './builds/build-embed.ts'
import { buildShell } from './builds/build-shell.ts'
import { publishTree } from './builds/publish-tree.ts'
import { readEnvironment, serveSite } from './serving/serve-site.ts'

// npm start: what stands in this tree, built, released and served.
const { dataDir } = readEnvironment()
await buildEmbed()
await buildShell()
const store = await openReleaseStore(process.env, { dataDir, follows: false })
await publishTree(store, (line) => console.log(`released ${line}`))
store.close()
const { url, others } = await serveSite()
console.log(`api ${url}api/docs`)
for (const line of others) console.log(line)
console.log(`ready ${url}`)
