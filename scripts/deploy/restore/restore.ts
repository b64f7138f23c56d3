import { join } from 'node:path'
import { CommandFailed, Refused } from '@calm-rest/command'
import { readSettings } from '../answers/files.ts'
import type { Settings } from '../answers/settings.ts'
import { printed } from '../checks/finding.ts'
import { readKnown } from '../checks/settings.ts'
import { type ContainerEngine, needEngine, type Run } from '../engine/engine.ts'
import { imageOf } from '../engine/image-name.ts'
import { liveSlot } from '../slots-file.ts'
import { buildIfMissing, type UpDeps, untilReady } from '../up.ts'
import type { RestoreCommand } from './arguments.ts'
import { openSource, type Source } from './source.ts'

interface RestoreDeps extends Pick<UpDeps, 'folder' | 'run' | 'follow' | 'say' | 'readyWithinMs'> {
  command: RestoreCommand
  /** Runs a program at our terminal, so that it can ask; returns its exit code. */
  attend(program: string, args: readonly string[]): Promise<number>
}

const slots = ['site-a', 'site-b']
const containerOf = (slot: string) => `calm-rest-${slot}`

/** Longer than a site takes to finish its requests. */
const stopSeconds = '20'

const assertFile = ({ variables }: Settings) => {
  if (variables.DATABASE_URL_FILE === undefined && variables.DATABASE_URL === undefined) return
  throw new Refused('The database is PostgreSQL, which has its own tools for this: docs/database.md.')
}

const runningSlots = async ({ name }: ContainerEngine, run: Run) => {
  const running: string[] = []
  for (const slot of slots) {
    const inspect = ['container', 'inspect', '--format', '{{.State.Running}}', containerOf(slot)]
    if ((await run(name, inspect)).stdout.trim() === 'true') running.push(slot)
  }
  return running
}

/** The image of the slot that serves. */
const liveImage = (folder: string, variables: Settings['variables']) => {
  const slot = liveSlot(folder)
  return slot === 'site-b' && variables.CALM_REST_IMAGE_B !== undefined
    ? variables.CALM_REST_IMAGE_B
    : imageOf(variables)
}

interface Container {
  folder: string
  image: string
  backups: string
  network: readonly string[]
  source: Source
}

/** As compose.yaml runs a slot. The engine runs it itself: podman-compose hides exit codes. */
const runArguments = ({ folder, image, backups, network, source }: Container): string[] => {
  const mounts = [
    'calm-rest-data:/data',
    `${backups}:/backup`,
    `${join(folder, 'secrets/site')}:/run/secrets:ro`,
    ...(source.mount ? [`${source.mount.from}:${source.mount.to}:ro`] : []),
  ]
  return [
    'run',
    '--rm',
    '-i',
    ...(process.stdin.isTTY ? ['-t'] : []),
    '--read-only',
    '--tmpfs=/tmp',
    '--cap-drop=ALL',
    '--security-opt=no-new-privileges',
    ...network,
    `--env-file=${join(folder, '.env')}`,
    '--env=DATA_DIR=/data',
    '--env=BACKUP_DIR=/backup',
    ...mounts.map((mount) => `--volume=${mount}`),
    image,
    'restore',
    ...source.args,
  ]
}

/** That of compose, where it exists: a store may be in it. */
const networkOf = async ({ name }: ContainerEngine, run: Run) =>
  (await run(name, ['network', 'inspect', 'calm-rest'])).code === 0 ? ['--network=calm-rest'] : []

const restoreStopped = async (deps: RestoreDeps, engine: ContainerEngine, container: Container) => {
  // Ctrl-C is for the container: the site is started again in any case
  const ignore = () => {}
  process.on('SIGINT', ignore)
  try {
    return await deps.attend(engine.name, runArguments(container))
  } finally {
    process.removeListener('SIGINT', ignore)
  }
}

/** Stops the site, restores into its volume, and starts it again, whatever came of it. Returns what is next, in words. */
export const restoreInto = async (deps: RestoreDeps): Promise<string> => {
  const { folder, command, run, follow, say } = deps
  const settings = readSettings(folder)
  const { known, findings } = readKnown(settings)
  if (!known) throw new Refused(printed(findings))
  assertFile(settings)
  const source = openSource(command, folder, settings)
  try {
    const engine = await needEngine(run)
    const image = liveImage(folder, settings.variables)
    await buildIfMissing(engine, image, { run, follow, say })
    const backups = settings.variables.BACKUP_PATH ?? 'calm-rest-backup'
    const container: Container = { folder, image, backups, network: await networkOf(engine, run), source }
    const running = await runningSlots(engine, run)
    for (const slot of running) {
      say(`${slot}: stopping`)
      await run(engine.name, ['stop', '--time', stopSeconds, containerOf(slot)])
    }
    const code = await restoreStopped(deps, engine, container)
    for (const slot of running) {
      say(`${slot}: starting`)
      await run(engine.name, ['start', containerOf(slot)])
    }
    if (code !== 0) throw failureOf(code, running)
    const [slot] = running
    if (slot === undefined) return 'Next: npm run deploy -- up'
    await untilReady(engine, slot, deps)
    return [
      `In containers, 'npm run desk --' is '${engine.name} exec -it ${containerOf(slot)} calm-rest desk'.`,
      `ready ${known.PUBLIC_URL.href}`,
    ].join('\n')
  } finally {
    source.remove()
  }
}

const refused = 3

const failureOf = (code: number, running: readonly string[]) => {
  const words = `Nothing was restored: the lines above say why.${running.length > 0 ? ' The site runs as before.' : ''}`
  return code === refused ? new Refused(words) : new CommandFailed(words)
}
