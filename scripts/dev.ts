import { createReleaseStore } from '@calm-rest/shell/server'
import { publishTree } from './builds/publish-tree.ts'
import { remotes } from './builds/workspaces.ts'
import { serveLocally } from './serving/dev-server.ts'
import { readEnvironment, serveSite } from './serving/serve-site.ts'

// npm run dev [remote…]: hot reload. With names, only those remotes and the shell run from their sources; the
// others come from their releases.
const known = remotes()
const names = process.argv.slice(2)
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length) {
  console.error(`There is no remote ${unknown.join(', ')}. This tree has ${known.join(', ')}.`)
  process.exit(2)
}

const { PORT, releases } = readEnvironment()
const running = names.length ? names : known
await publishTree(createReleaseStore(releases), (line) => console.log(`released ${line}`), running)
const local = await serveLocally(running, PORT + 10)
const { url, others } = await serveSite(local)
for (const name of running) console.log(`local ${name} with hot reload from ${local.origin}/${name}/`)
for (const line of others) console.log(line)
console.log(`ready ${url}`)
