import { createReleaseStore } from '@calm-rest/shell/server'
import { buildEmbed } from './builds/build-embed.ts'
import { buildShell } from './builds/build-shell.ts'
import { publishTree } from './builds/publish-tree.ts'
import { readEnvironment, serveSite } from './serving/serve-site.ts'

// npm start: what stands in this tree, built, released and served.
const { releases } = readEnvironment()
await buildEmbed()
await buildShell()
await publishTree(createReleaseStore(releases), (line) => console.log(`released ${line}`))
const { url, others } = await serveSite()
console.log(`api ${url}api/docs`)
for (const line of others) console.log(line)
console.log(`ready ${url}`)
