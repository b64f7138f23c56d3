import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CommandFailed, Refused } from '@calm-rest/command'
import { root } from '../root.ts'
import { addVariable, readSettings } from './answers/files.ts'
import { printed } from './checks/finding.ts'
import { hasImage } from './checks/image.ts'
import { readKnown } from './checks/settings.ts'
import { startAtBoot } from './engine/boot-unit.ts'
import { type Engine, needEngine, type Run } from './engine/engine.ts'
import { imageOf } from './engine/image-name.ts'
import { liveSlot } from './slots-file.ts'
import { untilAnswers } from './through-caddy.ts'

export interface UpDeps {
  folder: string
  /** Whether running containers are replaced, too: they take new settings, with a gap of some seconds. */
  recreate: boolean
  run: Run
  /** Runs a program with its output on ours; returns its exit code. */
  follow(program: string, args: readonly string[], folder: string): Promise<number>
  say(line: string): void
  /** How long the site may take, and how long Caddy before it, which gets a certificate at its first start. */
  readyWithinMs?: number
  answersWithinMs?: number
}

/** Services of each profile: podman-compose of Debian 12 knows no profiles, so they are named. */
const servicesOf: Record<string, readonly string[]> = {
  postgres: ['postgres'],
  objects: ['objects', 'bucket'],
  observability: ['prometheus', 'grafana'],
}

/** Builds the image, unless the machine has it. */
export const buildIfMissing = async (
  engine: Engine,
  image: string,
  { run, follow, say }: Pick<UpDeps, 'run' | 'follow' | 'say'>,
) => {
  if (await hasImage(engine, image, run)) return
  say(`The image ${image} is not here: npm run image builds it.`)
  const code = await follow('npm', ['run', 'image'], root)
  if (code !== 0) throw new CommandFailed(`The image was not built: npm run image ended with ${code}.`)
}

/** The network with IPv6, which podman-compose 1.0.3 would make without. docker compose makes its own. */
const makeNetwork = async ({ name }: Engine, run: Run) => {
  if (name !== 'podman' || (await run(name, ['network', 'exists', 'calm-rest'])).code === 0) return
  const subnets = ['--subnet=10.89.45.0/24', '--subnet=fd45:ca1a:4e57:1::/64']
  const { code, stderr } = await run(name, ['network', 'create', '--ipv6', ...subnets, 'calm-rest'])
  if (code !== 0) throw new CommandFailed(`podman cannot make a network: ${stderr.trim()}`)
}

/** podman-compose starts an ended container as it was: without it, it makes one with the current settings. */
const removeEnded = async ({ name }: Engine, services: readonly string[], run: Run) => {
  if (name !== 'podman') return
  for (const service of services) await run(name, ['rm', `calm-rest-${service}`])
}

const askReady =
  "fetch('http://127.0.0.1:3000/api/health/ready').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"

/** Waits until the site of a slot is ready. Throws with its last lines where it does not get so. */
export const untilReady = async (
  { name }: Engine,
  slot: string,
  { run, readyWithinMs = 120_000 }: Pick<UpDeps, 'run' | 'readyWithinMs'>,
) => {
  const container = `calm-rest-${slot}`
  const startedMs = performance.now()
  while (performance.now() - startedMs < readyWithinMs) {
    if ((await run(name, ['exec', container, 'node', '-e', askReady])).code === 0) return
    await sleep(500)
  }
  const { stdout, stderr } = await run(name, ['logs', '--tail', '20', container])
  throw new CommandFailed(`The site did not get ready. Its last lines:\n${stdout}${stderr}`.trim())
}

/** podman-compose ends with 0 where a container was not made. */
const assertCaddyRuns = async ({ name }: Engine, run: Run) => {
  const inspect = ['container', 'inspect', '--format', '{{.State.Running}}', 'calm-rest-caddy']
  if ((await run(name, inspect)).stdout.trim() === 'true') return
  throw new CommandFailed(
    'The site is ready, but Caddy before it does not run: its image could not be fetched, or its ports are taken. The lines above and npm run deploy -- check say why.',
  )
}

/** The one-time link for the owner, which the site prints as long as nobody has accepted one. */
const deskLines = async ({ name }: Engine, slot: string, run: Run) => {
  const { stdout } = await run(name, ['logs', `calm-rest-${slot}`])
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('front desk '))
    .slice(-1)
}

/** Builds a missing image, starts the services, and waits until the site answers. Returns its address. */
export const bringUp = async (deps: UpDeps): Promise<string> => {
  const { folder, run, follow, say, recreate, answersWithinMs = 90_000 } = deps
  const { known, findings } = readKnown(readSettings(folder))
  if (!known) throw new Refused(printed(findings))
  const engine = await needEngine(run)
  const image = imageOf(known)
  await buildIfMissing(engine, image, deps)
  // an upgrade reads there what the slot before it runs
  addVariable(folder, 'CALM_REST_IMAGE_A', image)
  await makeNetwork(engine, run)
  const slot = liveSlot(folder)
  const services = [...known.COMPOSE_PROFILES.flatMap((profile) => servicesOf[profile] ?? []), slot, 'caddy']
  await removeEnded(engine, services, run)
  const { command } = engine.compose
  const [program = '', ...first] = command
  const up = ['up', '-d', ...(recreate ? ['--force-recreate'] : []), ...services]
  const code = await follow(program, [...first, '-f', join(folder, 'compose.yaml'), ...up], folder)
  if (code !== 0) throw new CommandFailed(`${command.join(' ')} ended with ${code}: its lines above say why.`)
  await untilReady(engine, slot, deps)
  await assertCaddyRuns(engine, run)
  if (engine.name === 'podman') {
    const toDo = await startAtBoot({ project: root, folder, run })
    if (toDo !== undefined) say(toDo)
  }
  for (const line of await deskLines(engine, slot, run)) say(line)
  await untilAnswers(known, answersWithinMs)
  return known.PUBLIC_URL.href
}
