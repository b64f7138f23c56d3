import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { writeSettings } from '../answers/files.ts'
import { parseDeployCommand } from '../arguments.ts'
import type { Ran, Run } from '../engine/engine.ts'
import type { RestoreCommand } from './arguments.ts'
import { restoreInto } from './restore.ts'

interface Machine {
  /** Containers that run. */
  running?: string[]
  variables?: Record<string, string>
  /** Exit code of the restore. */
  code?: number
}

const ran = (code: number, stdout = ''): Ran => ({ code, stdout, stderr: '' })

/** Restores on a machine that notes what it is asked to run. */
const open = ({ running = [], variables = {}, code = 0 }: Machine = {}) => {
  const folder = temporaryFolder('restore')
  const known = {
    PUBLIC_URL: 'https://calmrest.example',
    CADDY_HOSTS: 'calmrest.example',
    CADDY_TLS: 'internal',
  }
  writeSettings(folder, { variables: { ...known, ...variables }, secrets: {} })
  const key = join(folder, 'calm-rest.key')
  writeFileSync(key, 'AGE-SECRET-KEY-1', { mode: 0o600 })
  const done: string[] = []
  /** What the container sees as the key. */
  let seen: string | undefined
  const run: Run = async (program, args) => {
    const line = [program, ...args].join(' ')
    if (/version$/.test(line))
      return line.startsWith('podman') ? ran(0, `${program} version 5.0.0`) : ran(127)
    if (/ (stop|start) /.test(line)) done.push(line)
    if (line.includes(' container inspect '))
      return ran(0, String(running.some((name) => line.endsWith(name))))
    return ran(0)
  }
  const attend = async (program: string, args: readonly string[]) => {
    const stage = args.map((arg) => /^--volume=(.*):\/restore:ro$/.exec(arg)?.[1]).find((path) => path)
    if (stage && readdirSync(stage).includes('identity')) seen = readFileSync(join(stage, 'identity'), 'utf8')
    done.push(
      [program, ...args]
        .join(' ')
        .replaceAll(stage ?? '(none)', '(stage)')
        .replaceAll(folder, '…'),
    )
    return code
  }
  const restore = (...args: string[]) =>
    restoreInto({
      folder,
      command: parseDeployCommand(['restore', ...args]) as RestoreCommand,
      run,
      follow: async () => 0,
      attend,
      say: () => {},
      readyWithinMs: 1,
    })
  const left = () => readdirSync(join(folder, 'secrets')).filter((name) => name.startsWith('.'))
  return { folder, key, done, restore, left, seen: () => seen }
}

const hardened = '--read-only --tmpfs=/tmp --cap-drop=ALL --security-opt=no-new-privileges'
const volumes =
  '--volume=calm-rest-data:/data --volume=calm-rest-backup:/backup --volume=…/secrets/site:/run/secrets:ro'

it('stops the slot that runs, restores beside it with its image, volumes and settings, and starts it again', async () => {
  const { folder, done, restore } = open({
    running: ['calm-rest-site-b'],
    variables: { CALM_REST_IMAGE_A: 'calm-rest:1.0.0', CALM_REST_IMAGE_B: 'calm-rest:1.1.0' },
  })
  writeFileSync(join(folder, 'slots.json'), '{"live":"b","versions":{}}')
  expect(await restore('latest', '--yes')).toBe(
    "In containers, 'npm run desk --' is 'podman exec -it calm-rest-site-b calm-rest desk'.\nready https://calmrest.example/",
  )
  expect(done.map((line) => line.replace(' -t ', ' '))).toEqual([
    'podman stop --time 20 calm-rest-site-b',
    `podman run --rm -i ${hardened} --network=calm-rest --env-file=…/.env --env=DATA_DIR=/data --env=BACKUP_DIR=/backup ${volumes} calm-rest:1.1.0 restore latest --yes`,
    'podman start calm-rest-site-b',
  ])
})

it('restores on an empty machine from the bucket, and takes the copy of the key away', async () => {
  const { key, done, restore, left, seen } = open({ variables: { BACKUP_URL: 's3://house/backups' } })
  expect(await restore('--at', 'latest', '--identity', key, '--trust-backup')).toBe(
    'Next: npm run deploy -- up',
  )
  expect(done).toEqual([
    expect.stringMatching(
      / --volume=\(stage\):\/restore:ro \S+ restore --at latest --identity \/restore\/identity --trust-backup$/,
    ),
  ])
  expect([seen(), left()]).toEqual(['AGE-SECRET-KEY-1', []])
})

it('shows the container a backup that lies elsewhere, with what is beside it', async () => {
  const { folder, done, restore } = open({ variables: { BACKUP_PATH: '/mnt/backup' } })
  mkdirSync(join(folder, 'usb'))
  writeFileSync(join(folder, 'usb/old.db'), '', { mode: 0o644 })
  await restore(join(folder, 'usb/old.db'))
  expect(done[0]).toContain('--volume=/mnt/backup:/backup ')
  expect(done[0]).toContain('--volume=(stage):/restore:ro ')
  expect(done[0]).toMatch(/ restore \/restore\/old\.db$/)
})

it.each([
  [3, 'The site runs as before.', 3],
  [1, 'Nothing was restored: the lines above say why.', 1],
])('starts the site again after a restore that ended with %i', async (code, words, exitCode) => {
  const { done, restore } = open({ running: ['calm-rest-site-a'], code })
  await expect(restore('latest')).rejects.toMatchObject({
    message: expect.stringContaining(words),
    exitCode,
  })
  expect(done.at(-1)).toBe('podman start calm-rest-site-a')
})

it.each([
  [{ DATABASE_URL_FILE: '/run/secrets/DATABASE_URL' }, ['latest'], 'which has its own tools'],
  [{}, ['--at', 'latest', '--identity', '/none'], 'Which bucket? Answer it first: npm run deploy -- init'],
  [{ BACKUP_URL: 's3://house' }, ['--at', 'latest', '--identity', '/none'], 'There is no file /none.'],
  [{ PUBLIC_URL: 'none' }, ['latest'], 'PUBLIC_URL in .env is not right'],
  [{}, [], 'Give a file, or --at and --identity'],
] as [Record<string, string>, string[], string][])(
  'stops nothing with %j and %j',
  async (variables, args, words) => {
    const { done, restore } = open({ running: ['calm-rest-site-a'], variables })
    await expect((async () => restore(...args))()).rejects.toThrow(words)
    expect(done).toEqual([])
  },
)
