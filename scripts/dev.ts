import { parseArgs } from 'node:util'
import { buildRemote, buildShell } from '@calm-rest/build'
import { serveLocally } from '@calm-rest/build/dev-server'
import { backendName } from '@calm-rest/contract/releases'
import { demo } from '@calm-rest/demo'
import { backendOrigin } from '@calm-rest/releases'
import { remotes } from '@calm-rest/releases/checkout'
import { startOrExit } from '@calm-rest/server'
import { readEnvironment, serveSite } from '@calm-rest/site'

// npm run dev [remote…] [-- --backend name=origin]: hot reload. With names, only those remotes run from their sources, in
// the built shell, among the releases of the others; without, the shell and all remotes do. Backends are on this machine.
const known = remotes()
const { values, positionals: names } = parseArgs({
  args: process.argv.slice(2),
  options: { backend: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
})
const backends: Record<string, string> = {}
for (const text of values.backend) {
  const [, name = '', address = ''] = /^([^=]+)=(.+)$/.exec(text) ?? []
  const origin = backendOrigin.safeParse(address)
  if (!backendName.safeParse(name).success || !origin.success) {
    console.error(`'${text}' is no backend, such as --backend orders=http://localhost:4010.`)
    process.exit(2)
  }
  backends[name] = origin.data
}
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length) {
  console.error(`There is no remote ${unknown.join(', ')}. This tree has ${known.join(', ')}.`)
  process.exit(2)
}

await startOrExit(async () => {
  const { PORT, HOST } = readEnvironment()
  if (!['127.0.0.1', 'localhost', '::1'].includes(HOST)) {
    console.error(`Sources are served to this machine alone: HOST must be 127.0.0.1, not ${HOST}.`)
    process.exit(2)
  }

  if (process.env.RELEASES_URL) {
    console.error('Work in progress never meets shared releases: unset RELEASES_URL to run npm run dev.')
    process.exit(2)
  }

  const withShell = names.length === 0
  const running = withShell ? known : names
  if (!withShell) await buildShell()
  const local = await serveLocally({ names: running, withShell, port: PORT + 3, sitePort: PORT })
  const { url, others } = await serveSite({
    demo,
    local: { ...local, backends },
    // without names there are no releases to build; with names, visitors who may not see sources get the releases
    build: (name) => (withShell ? undefined : buildRemote(name)),
  })
  for (const name of running) console.log(`local ${name} with hot reload from ${local.origin}/${name}/`)
  for (const line of others) console.log(line)
  console.log(`ready ${url}`)
})
