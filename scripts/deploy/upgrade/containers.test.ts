import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { containerSlots } from './containers.ts'

/** A program in the place of compose that notes how it is called, and fails for a service that is asked to. */
const openCompose = () => {
  const folder = temporaryFolder()
  const program = join(folder, 'compose')
  writeFileSync(
    program,
    `#!/bin/sh
shift 2
echo "$CALM_REST_IMAGE_B $*" >> ${folder}/calls
case "$*" in *site-a*) echo "site-a failed" >&2; exit 1;; esac
echo said
`,
  )
  chmodSync(program, 0o755)
  writeFileSync(
    join(folder, '.env'),
    'PUBLIC_URL=https://calmrest.example\nCALM_REST_IMAGE_B=calm-rest:1.3.0\n',
  )
  return {
    slots: containerSlots({ folder, compose: [program], variables: { PATH: process.env.PATH } }),
    calls: () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n'),
    environment: () => readFileSync(join(folder, '.env'), 'utf8'),
  }
}

it('starts the service of a slot with its image, and keeps that for who runs compose by hand', async () => {
  const { slots, calls, environment } = openCompose()
  await slots.start('b', 'calm-rest:1.4.0')
  expect(environment()).toBe('PUBLIC_URL=https://calmrest.example\nCALM_REST_IMAGE_B=calm-rest:1.4.0\n')
  expect(await slots.running('b')).toBe('calm-rest:1.4.0')
  await slots.stop('b')
  expect(calls().map((call) => call.trim())).toEqual([
    'up -d --no-deps site-b',
    'exec -T site-b true',
    'stop site-b',
  ])
})

it('runs a command with the image of another version, beside what serves', async () => {
  const { slots, calls } = openCompose()
  expect(await slots.run('calm-rest:1.5.0', ['db', 'migrations', '--json'])).toEqual({
    exitCode: 0,
    output: 'said\n',
  })
  expect(calls()).toEqual(['calm-rest:1.5.0 run --rm --no-deps -T site-b db migrations --json'])
})

it('says what compose said where it fails', async () => {
  const { slots } = openCompose()
  expect([await slots.running('a'), await slots.isReady('a')]).toEqual([undefined, false])
  await expect(slots.start('a', 'calm-rest:1.4.0')).rejects.toThrow('site-a failed')
})
