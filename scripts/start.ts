import { buildEmbed, buildRemote, buildShell, describeUnreleased } from '@calm-rest/build'
import { Option, parseOrExit, readCommand } from '@calm-rest/command'
import { demo, prepareDemonstration, separateFromProperty } from '@calm-rest/demo'
import { openReleaseStore } from '@calm-rest/releases'
import { startOrExit, withSecretFiles } from '@calm-rest/server'
import { readEnvironment, serveSite } from '@calm-rest/site'

// npm start [-- --demo | --empty]: builds what is stale, releases each remote that has no release, and serves the site. Live releases stay
// live.
const chosen = parseOrExit((args) =>
  readCommand<'examples' | 'demo' | 'empty'>(
    args,
    {
      name: 'npm start --',
      description: 'Builds what is stale and serves the site',
      exitCodes: '0 ended, 1 failed, 2 not understood',
    },
    (program, choose) => {
      program
        .addOption(new Option('--demo', 'with two years of invented guests, in a data folder of its own'))
        .addOption(
          new Option('--empty', 'with no room and no review, for a property of your own').conflicts('demo'),
        )
        .action(({ demo: isDemo, empty }) => choose(isDemo ? 'demo' : empty ? 'empty' : 'examples'))
    },
  ),
)
const isDemonstration = chosen === 'demo'
await startOrExit(async () => {
  if (isDemonstration) separateFromProperty(process.env)
  const { dataDir } = readEnvironment()
  if (isDemonstration) await prepareDemonstration(dataDir)
  await buildEmbed()
  await buildShell()
  const { url, others } = await serveSite({
    demo,
    build: (name) => buildRemote(name),
    invitesOwner: true,
    ...(chosen === 'empty' && { beginsWith: 'nothing' }),
  })
  const store = await openReleaseStore(withSecretFiles(process.env), {
    dataDir,
    follows: false,
    onDamaged: (why) => console.log(why.message),
  })
  for (const line of describeUnreleased(store)) console.log(line)
  store.close()
  console.log(`api ${url}api/docs`)
  for (const line of others) console.log(line)
  console.log(`ready ${url}`)
})
