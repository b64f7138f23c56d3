import { writeFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { freePort, temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { readSettings, writeSettings } from './answers/files.ts'
import { makeCertificate } from './checks/certificate.fixture.ts'
import type { Ran, Run } from './engine/engine.ts'
import { bringUp } from './up.ts'

interface Machine {
  engine?: 'podman' | 'docker'
  hasImage?: boolean
  hasNetwork?: boolean
  /** Exit codes of compose and of the site's health check. */
  compose?: number
  ready?: number
  /** Whether the container of Caddy was made. */
  hasCaddy?: boolean
  /** What Caddy answers before the site; by default it has no certificate, and listens at no port. */
  answers?: number | undefined
  variables?: Record<string, string>
  recreate?: boolean
}

const ran = (code: number, stdout = ''): Ran => ({ code, stdout, stderr: '' })

/** The port of Caddy, for HTTPS. */
const openPort = async (status: number | undefined) => {
  if (status === undefined) return freePort()
  const server = createServer(makeCertificate(), (request, response) => {
    const isAsked = request.url === '/api/health/ready' && request.headers.host === 'calmrest.example'
    response.writeHead(isAsked ? status : 421).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  return (server.address() as AddressInfo).port
}

/** Brings a folder up on a machine that notes what it is asked to run. */
const up = async (machine: Machine = {}) => {
  const { engine = 'podman', hasImage = true, hasNetwork = false, compose = 0, ready = 0 } = machine
  const folder = temporaryFolder('up')
  const variables = {
    PUBLIC_URL: 'https://calmrest.example',
    CADDY_HOSTS: 'calmrest.example',
    CADDY_TLS: 'internal',
    HTTPS_PORT: String(await openPort(machine.answers)),
  }
  writeSettings(folder, { variables: { ...variables, ...machine.variables }, secrets: {} })
  const done: string[] = []
  const said: string[] = []
  const run: Run = async (program, args) => {
    const line = [program, ...args].join(' ')
    if (/version$/.test(line)) return line.startsWith(engine) ? ran(0, `${program} version 5.0.0`) : ran(127)
    done.push(line)
    if (line.includes(' image inspect ')) return ran(hasImage ? 0 : 1)
    if (line.includes(' network exists ')) return ran(hasNetwork ? 0 : 1)
    if (line.includes(' exec ')) return ran(ready)
    if (line.includes(' container inspect ')) return ran(0, machine.hasCaddy === false ? '' : 'true\n')
    return ran(0, line.includes(' logs ') ? 'front desk https://calmrest.example/desk#invite=x\n' : '')
  }
  const follow = async (program: string, args: readonly string[]) => {
    done.push([program, ...args].join(' ').replaceAll(folder, '…'))
    return program === 'npm' ? 0 : compose
  }
  const begin = () =>
    bringUp({
      folder,
      recreate: machine.recreate === true,
      run,
      follow,
      say: (line) => void said.push(line),
      readyWithinMs: 1,
      answersWithinMs: 1,
    })
  return { folder, begin, done, said }
}

it('makes the network with IPv6, starts the first slot and Caddy, and waits until the site answers', async () => {
  const { folder, begin, done, said } = await up({ answers: 200 })
  expect(await begin()).toBe('https://calmrest.example/')
  expect(done.map((line) => line.replace(/ node -e .*/, ''))).toEqual([
    'podman image inspect calm-rest:1.0.0',
    'podman network exists calm-rest',
    'podman network create --ipv6 --subnet=10.89.45.0/24 --subnet=fd45:ca1a:4e57:1::/64 calm-rest',
    'podman rm calm-rest-site-a',
    'podman rm calm-rest-caddy',
    'podman-compose -f …/compose.yaml up -d site-a caddy',
    'podman exec calm-rest-site-a',
    'podman container inspect --format {{.State.Running}} calm-rest-caddy',
    'podman logs calm-rest-site-a',
  ])
  expect(said).toContain('front desk https://calmrest.example/desk#invite=x')
  expect(readSettings(folder).variables.CALM_REST_IMAGE_A).toBe('calm-rest:1.0.0')
})

it('leaves networks and ended containers to docker', async () => {
  const { begin, done } = await up({ engine: 'docker', recreate: true, answers: 200 })
  await begin()
  expect(done).toContain('docker compose -f …/compose.yaml up -d --force-recreate site-a caddy')
  expect(done.filter((line) => / network | rm /.test(line))).toEqual([])
})

it('names the services of the profiles, and the slot that an upgrade left', async () => {
  const { folder, begin, done } = await up({
    answers: 200,
    variables: { COMPOSE_PROFILES: 'postgres,observability' },
  })
  writeFileSync(join(folder, 'slots.json'), '{"live":"b","versions":{"a":"old","b":"next"}}')
  await begin()
  expect(done).toContain('podman-compose -f …/compose.yaml up -d postgres prometheus grafana site-b caddy')
})

it('builds a missing image first', async () => {
  const { begin, done } = await up({ hasImage: false, answers: 200 })
  await begin()
  expect(done.slice(0, 2)).toEqual(['podman image inspect calm-rest:1.0.0', 'npm run image'])
})

it.each([
  [{ compose: 1 }, 'podman-compose ended with 1: its lines above say why.'],
  [{ ready: 1 }, 'The site did not get ready. Its last lines:\nfront desk'],
  [{ variables: { PUBLIC_URL: 'calmrest' } }, 'PUBLIC_URL in .env is not right'],
] as [Machine, string][])('says why not with %j', async (machine, words) => {
  const { begin } = await up(machine)
  await expect(begin()).rejects.toThrow(words)
})

it('starts nothing where nothing was set up', async () => {
  const run: Run = async () => ran(127)
  const follow = async () => 0
  const deps = { folder: temporaryFolder('up'), recreate: false, run, follow, say: () => {} }
  await expect(bringUp(deps)).rejects.toThrow('Nothing is set up here yet: npm run deploy -- init.')
})

it('fails where the site is ready and Caddy does not run', async () => {
  const { begin } = await up({ hasCaddy: false })
  await expect(begin()).rejects.toThrow('Caddy before it does not run')
})

it.each([
  [undefined, 'does not answer for calmrest.example'],
  [502, 'answers 502 for calmrest.example'],
])(
  'fails where Caddy answers %s before a site that is ready, and still says the link',
  async (answers, words) => {
    const { begin, said } = await up({ answers })
    await expect(begin()).rejects.toThrow(words)
    expect(said.at(-1)).toMatch(/^front desk /)
  },
)
