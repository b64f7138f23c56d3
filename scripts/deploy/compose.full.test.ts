import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { installFromDebian } from '@calm-rest/testing/debian'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../root.ts'

/** A podman that notes what it is asked to run, and agrees to everything. */
const podman = `#!/bin/sh
[ "$1" = --version ] && echo 'podman version 4.3.1' && exit 0
[ "$1" = run ] && printf '%s\\n' "$*" >> "$NOTES"
exit 0
`

/** The commands that podman-compose gives podman to run all services, by the names of these. */
let runs: Map<string, string>

beforeAll(() => {
  const isThere = () => spawnSync('podman-compose', ['--version']).error === undefined
  if (!isThere() && !(installFromDebian('podman-compose') && isThere())) {
    throw new Error('podman-compose is missing (Debian: apt-get install podman-compose).')
  }
  const folder = temporaryFolder('compose')
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  cpSync(join(root, 'deploy/compose.yaml'), join(folder, 'compose.yaml'))
  writeFileSync(
    join(folder, '.env'),
    'CADDY_HOSTS=calmrest.example, files.example\nCADDY_TLS=internal\nBACKUP_PATH=/mnt/backup\n',
  )
  writeFileSync(join(bin, 'podman'), podman)
  chmodSync(join(bin, 'podman'), 0o755)
  const notes = join(folder, 'notes')
  writeFileSync(notes, '')
  const { status, stderr } = spawnSync('podman-compose', ['-f', join(folder, 'compose.yaml'), 'up', '-d'], {
    encoding: 'utf8',
    env: { ...process.env, NOTES: notes, PATH: `${bin}${delimiter}${process.env.PATH}` },
  })
  expect({ status, stderr }).toMatchObject({ status: 0 })
  const said = readFileSync(notes, 'utf8').trim().split('\n')
  runs = new Map(said.map((line) => [/--name=calm-rest-(\S+)/.exec(line)?.[1] ?? line, line]))
})

const services = ['site-a', 'site-b', 'caddy', 'postgres', 'objects', 'bucket', 'prometheus', 'grafana']

it('reads every service', () => {
  expect([...runs.keys()].toSorted()).toEqual(services.toSorted())
})

describe.each(services)('%s', (service) => {
  it.each([
    '--read-only',
    '--security-opt no-new-privileges',
    '--cap-drop ALL',
    '--log-opt=max-size=20m',
    '--restart ',
    ' -m ',
    '--net calm-rest ',
  ])('runs with %s', (option) => {
    expect(runs.get(service)).toContain(option)
  })
})

// one that ends has no health
it.each(services.filter((service) => service !== 'bucket'))('%s has a health check', (service) => {
  expect(runs.get(service)).toContain('--healthcheck-command ')
})

it('gives only Caddy a capability, and ports to others than this machine', () => {
  const withCapability = services.filter((service) => runs.get(service)?.includes('--cap-add'))
  const open = services.filter((service) => / -p (?!127\.0\.0\.1:)/.test(runs.get(service) ?? ''))
  expect([withCapability, open]).toEqual([['caddy'], ['caddy']])
  expect(runs.get('caddy')).toContain('-p 443:443/udp')
})

it('passes the settings on, and to each service its own secrets alone', () => {
  expect(runs.get('caddy')).toContain('-e CADDY_HOSTS=calmrest.example, files.example -e CADDY_TLS=internal')
  expect(runs.get('site-a')).toContain('-v /mnt/backup:/backup')
  expect(runs.get('site-b')).toContain('/secrets/site:/run/secrets:ro')
  expect(runs.get('caddy')).not.toContain('/run/secrets')
  const bucket = runs.get('bucket')
  expect(bucket).toContain('MC_HOST_store="http://calm-rest:$(cat /run/secrets/MINIO_ROOT_PASSWORD)@')
  expect(bucket).not.toContain('mc alias')
})
