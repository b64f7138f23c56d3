import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { containerSlots } from './containers.ts'

/** Programs in the place of compose and of the engine, which note how they are called; slot a is not there. */
const openEngine = (answer = '') => {
  const folder = temporaryFolder()
  const write = (name: string, script: string) => {
    const program = join(folder, name)
    writeFileSync(program, `#!/bin/sh\necho "${name} $CALM_REST_IMAGE_B $*" >> ${folder}/calls\n${script}\n`)
    chmodSync(program, 0o755)
    return program
  }
  const engine = write(
    'engine',
    `case "$*" in *site-a*|*calm-rest:9*) echo "no such container" >&2; exit 1;; *inspect*) echo "true calm-rest:1.3.0";; esac`,
  )
  const compose = write('compose', `echo "['podman', '--version', '']"\n${answer}\necho "exit code: 0"`)
  const environment = join(folder, '.env')
  writeFileSync(environment, 'PUBLIC_URL=https://calmrest.example\nCALM_REST_IMAGE_B=calm-rest:1.3.0\n')
  return {
    slots: containerSlots({ folder, compose: [compose], engine, variables: { PATH: process.env.PATH } }),
    calls: () => readFileSync(join(folder, 'calls'), 'utf8').replaceAll(`${folder}/`, '').trim().split('\n'),
    environment: () => readFileSync(environment, 'utf8'),
  }
}

it('makes the container of a slot anew, with an image that compose knows by .env from then on', async () => {
  const { slots, calls, environment } = openEngine()
  await slots.start('b', 'calm-rest:1.4.0')
  expect(environment()).toBe('PUBLIC_URL=https://calmrest.example\nCALM_REST_IMAGE_B=calm-rest:1.4.0\n')
  expect(calls()).toEqual([
    'engine  image inspect --format {{.Id}} calm-rest:1.4.0',
    'engine  rm calm-rest-site-b',
    'compose  -f compose.yaml up -d --no-deps site-b',
  ])
})

it('asks the engine what runs, and ends it with time to finish', async () => {
  const { slots, calls } = openEngine()
  expect([await slots.running('b'), await slots.isReady('b')]).toEqual(['calm-rest:1.3.0', true])
  await slots.stop('b')
  expect(calls().at(-1)).toBe('engine  stop --time 20 calm-rest-site-b')
  expect([await slots.running('a'), await slots.isReady('a')]).toEqual([undefined, false])
  await slots.stop('a')
  expect(calls().at(-1)).toContain('inspect')
})

it.each([
  ['its answer', `echo '{"database":43}'`, { exitCode: 0, output: '{"database":43}' }],
  ['its refusal, which podman-compose hides', `echo '{"error":"x","exitCode":3}'`, { exitCode: 3 }],
  ['a failure without an answer', 'true', { exitCode: 1 }],
])('runs a command with the image of another version, and finds %s', async (_, answer, result) => {
  const { slots, calls, environment } = openEngine(`grep IMAGE_B .env >> calls\n${answer}`)
  const before = environment()
  expect(await slots.run('calm-rest:1.5.0', ['db', 'migrations', '--json'])).toMatchObject(result)
  expect(environment()).toBe(before)
  expect(calls()).toEqual([
    'engine  image inspect --format {{.Id}} calm-rest:1.5.0',
    'compose calm-rest:1.5.0 -f compose.yaml run --rm --no-deps -T site-b db migrations --json',
    // podman-compose reads it there
    'CALM_REST_IMAGE_B=calm-rest:1.5.0',
  ])
})

it('refuses an image that is not there, and leaves containers and .env as they are', async () => {
  const { slots, calls, environment } = openEngine()
  const before = environment()
  const missing = 'There is no image calm-rest:9.9.9 on this machine.'
  await expect(slots.start('b', 'calm-rest:9.9.9')).rejects.toThrow(missing)
  await expect(slots.run('calm-rest:9.9.9', ['db', 'migrations'])).rejects.toThrow(missing)
  expect([environment(), calls().length]).toEqual([before, 2])
})
