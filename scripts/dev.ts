import { openReleaseStore } from '@calm-rest/shell/server'
import { buildShell } from './builds/build-shell.ts'
import { publishTree } from './builds/publish-tree.ts'
import { remotes } from './builds/workspaces.ts'
import { serveLocally } from './serving/dev-server.ts'
import { readEnvironment, serveSite } from './serving/serve-site.ts'

// npm run dev [remote…]: hot reload. With names, only those remotes run from their sources, in the built shell, among
// the releases of the others; without, the shell and all remotes do.
const known = remotes()
const names = process.argv.slice(2)
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length) {
  console.error(`There is no remote ${unknown.join(', ')}. This tree has ${known.join(', ')}.`)
  process.exit(2)
}

const { PORT, HOST, dataDir } = readEnvironment()
if (!['127.0.0.1', 'localhost', '::1'].includes(HOST)) {
  console.error(`Sources are served to this machine alone: HOST must be 127.0.0.1, not ${HOST}.`)
  process.exit(2)
}

const withShell = names.length === 0
const running = withShell ? known : names
if (!withShell) await buildShell()
const store = await openReleaseStore(process.env, { dataDir, follows: false })
await publishTree(store, (line) => console.log(`released ${line}`), running)
store.close()
const local = await serveLocally({ names: running, withShell, port: PORT + 3, sitePort: PORT })
const { url, others } = await serveSite(local)
for (const name of running) console.log(`local ${name} with hot reload from ${local.origin}/${name}/`)
for (const line of others) console.log(line)
console.log(`ready ${url}`)
