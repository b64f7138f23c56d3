import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDesk } from '@calm-rest/api/desk'
import { root } from '@calm-rest/releases/checkout'
import { startCaddy } from '@calm-rest/testing/caddy'
import { freePort } from '@calm-rest/testing/free-port'
import { seedManyRooms } from '../../many-rooms.ts'
import { killAlso, siteVariables } from '../processes/server.ts'
import type { Torture } from '../scenario.ts'
import { joinBy, mailboxOf } from '../strangers/property.ts'
import { loopbackCaddyfile } from './caddyfile.ts'
import { plantVersion } from './plant-version.ts'

/** Adds a column that later code needs, and fills it for what older code writes. */
const expansion = `-- phase: expand
ALTER TABLE bookings ADD COLUMN of_tomorrow integer DEFAULT 1;
CREATE INDEX bookings_of_tomorrow ON bookings (of_tomorrow, check_in);
`

/** How long the proxy takes to see a slot; its health checks run each second. */
const settleSeconds = 2
const drainSeconds = 2

/** A site in two slots behind Caddy, as `npm run deploy -- upgrade` runs it, with two versions of the code. */
export const openTwoSlots = async (torture: Torture) => {
  const opened = new AsyncDisposableStack()
  try {
    return await open(torture, opened)
  } catch (cause) {
    await opened.disposeAsync()
    throw cause
  }
}

const open = async ({ dir, isShort }: Torture, opened: AsyncDisposableStack) => {
  const dataDir = join(dir, 'site')
  await seedManyRooms(dataDir)
  const desk = await openDesk({ dataDir, who: 'the owner' })
  await desk.staff.invite({ name: 'owner', role: 'owner', email: mailboxOf('owner') })
  await desk.close()
  const first = await freePort({ run: 3 })
  const port = first + 2
  const versions = {
    old: plantVersion(join(dir, 'old'), { isApiAlone: isShort }),
    next: plantVersion(join(dir, 'next'), {
      isApiAlone: isShort,
      migration: { name: 'of-tomorrow', sql: expansion },
    }),
  }
  const variables = Object.assign({}, process.env, siteVariables, {
    DATA_DIR: dataDir,
    PORT: String(first),
    DRAIN_SECONDS: String(drainSeconds),
  })
  const pids = new Set<number>()
  const notePids = () => {
    for (const slot of ['a', 'b']) {
      try {
        pids.add(JSON.parse(readFileSync(join(dataDir, 'slots', `${slot}.json`), 'utf8')).process.pid)
      } catch {
        // it does not run
      }
    }
  }
  const killSlots = () => {
    notePids()
    for (const pid of pids) end(pid)
  }
  killAlso(killSlots)
  opened.defer(killSlots)
  /** Runs the command; `killAtLine` kills it as soon as it says this. Returns what it said. */
  const deploy = async (args: readonly string[], killAtLine?: string) => {
    const child = spawn(
      process.execPath,
      [join(root, 'scripts/deploy.ts'), ...args, '--settle', String(settleSeconds)],
      { cwd: root, env: variables, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk
        if (killAtLine !== undefined && said.includes(killAtLine)) child.kill('SIGKILL')
      })
    }
    const [code, signal] = await once(child, 'close')
    notePids()
    return { code: (signal ?? code) as number | string, said }
  }
  const upgradeTo = (version: keyof typeof versions, killAtLine?: string) =>
    deploy(['upgrade', '--image', versions[version]], killAtLine)
  const began = await upgradeTo('old')
  if (began.code !== 0) throw new Error(`The first version did not start: ${began.said}`)
  const caddy = await startCaddy(
    join(dir, 'caddy'),
    loopbackCaddyfile({ port, behind: [first, first + 1] }),
    port,
  )
  opened.defer(caddy.stop)
  const owner = await joinBy(dataDir, first, 'owner')
  return {
    dataDir,
    port,
    owner,
    upgradeTo,
    goBack: () => deploy(['return']),
    /** Ends everything, also what an interrupted command has left. */
    close: () => opened.disposeAsync(),
  }
}

const end = (pid: number) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended
  }
}
