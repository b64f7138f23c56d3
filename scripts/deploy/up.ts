import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CommandFailed, Refused } from '@calm-rest/command'
import { root } from '../root.ts'
import type { Settings } from './answers/settings.ts'
import { printed } from './checks/finding.ts'
import { hasImage } from './checks/image.ts'
import { readKnown } from './checks/settings.ts'
import { type Engine, findEngine, type Run, run, withoutEngine } from './engine/engine.ts'
import { imageOf } from './engine/image-name.ts'

/** Services of each profile; podman-compose of Debian 12 knows no profiles, so they are named. */
const servicesOf: Record<string, readonly string[]> = {
  postgres: ['postgres'],
  objects: ['objects', 'bucket'],
  observability: ['prometheus', 'grafana'],
}

const slots = ['site-a', 'site-b'] as const

/** Runs a program with its output on ours. */
const runHere = async (program: string, args: readonly string[], cwd: string) => {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await Promise.race([once(child, 'close'), once(child, 'error').then(() => [127])])
  return code as number
}

const buildIfMissing = async (engine: Engine, image: string) => {
  if (await hasImage(engine, image, run)) return
  console.log(`The image ${image} is not here: npm run image …`)
  const code = await runHere('npm', ['run', 'image'], root)
  if (code !== 0) throw new CommandFailed(`The image was not built (npm run image ended with ${code}).`)
}

/** The network with IPv6, which podman-compose 1.0.3 would make without. docker compose makes its own. */
export const networkArguments = [
  'network',
  'create',
  '--ipv6',
  '--subnet=10.89.45.0/24',
  '--subnet=fd45:ca1a:4e57:1::/64',
  'calm-rest',
]

const makeNetwork = async (engine: Engine, runs: Run) => {
  if (engine.name !== 'podman' || (await runs('podman', ['network', 'exists', 'calm-rest'])).code === 0)
    return
  const { code, stderr } = await runs('podman', networkArguments)
  if (code !== 0) throw new CommandFailed(`podman makes no network: ${stderr.trim()}`)
}

/** The slot that runs; the first, where none does. An upgrade may have left the second. */
const slotToStart = async (engine: Engine, runs: Run) => {
  const { stdout } = await runs(engine.name, ['ps', '--format', '{{.Names}}'])
  const names = stdout.split('\n')
  return slots.find((slot) => names.includes(`calm-rest-${slot}`)) ?? slots[0]
}

const readyWithinMs = 120_000

/** Waits until Caddy's slot is ready, by the health check of Caddy's own container. */
const untilReady = async (engine: Engine, slot: string, runs: Run) => {
  const name = `calm-rest-${slot}`
  const ask =
    "fetch('http://127.0.0.1:3000/api/health/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"
  const startedMs = performance.now()
  while (performance.now() - startedMs < readyWithinMs) {
    if ((await runs(engine.name, ['exec', name, 'node', '-e', ask])).code === 0) return
    await sleep(500)
  }
  const { stdout, stderr } = await runs(engine.name, ['logs', '--tail', '20', name])
  throw new CommandFailed(`The site is not ready after two minutes. Its last lines:\n${stdout}${stderr}`)
}

/** Starts the services and returns the address of the site. */
export const bringUp = async (folder: string, settings: Settings): Promise<string> => {
  const { known, findings } = readKnown(settings)
  if (!known) throw new Refused(printed(findings))
  const engine = await findEngine()
  const compose = engine?.compose
  if (!engine || !compose) throw new Refused(withoutEngine)
  await buildIfMissing(engine, imageOf(known))
  await makeNetwork(engine, run)
  const slot = await slotToStart(engine, run)
  const services = ['caddy', slot, ...known.COMPOSE_PROFILES.flatMap((profile) => servicesOf[profile] ?? [])]
  const [program = '', ...first] = compose.command
  const args = [...first, '-p', 'calm-rest', '-f', join(folder, 'compose.yaml'), 'up', '-d', ...services]
  const code = await runHere(program, args, folder)
  if (code !== 0) throw new CommandFailed(`${compose.command.join(' ')} ended with ${code}.`)
  await untilReady(engine, slot, run)
  return `https://${known.PUBLIC_URL}${known.HTTPS_PORT === 443 ? '' : `:${known.HTTPS_PORT}`}/`
}
