import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { startAtBoot } from './boot-unit.ts'
import type { Run } from './engine.ts'

const systemctl = (code = 0) => {
  const done: string[] = []
  const run: Run = async (program, args) => {
    done.push([program, ...args].join(' '))
    return { code, stdout: '', stderr: '' }
  }
  return { run, done }
}

it('writes and enables a unit once, which brings the folder up', async () => {
  const file = join(temporaryFolder('unit'), 'calm-rest.service')
  const { run, done } = systemctl()
  const options = {
    project: '/srv/calm-rest',
    folder: '/srv/calm-rest/deploy',
    run,
    file,
    hasSystemd: true,
    isRoot: true,
  }
  expect(await startAtBoot(options)).toBeUndefined()
  expect(readFileSync(file, 'utf8')).toContain('scripts/deploy.ts up --folder /srv/calm-rest/deploy\n')
  expect(done).toEqual(['systemctl daemon-reload', 'systemctl enable calm-rest.service'])
  await startAtBoot(options)
  expect(done).toHaveLength(2)
})

it.each([
  [{ hasSystemd: false, isRoot: true }, 0],
  [{ hasSystemd: true, isRoot: false }, 0],
  [{ hasSystemd: true, isRoot: true }, 1],
])('says what is left to do with %j and systemctl ending with %i', async (machine, code) => {
  const file = join(temporaryFolder('unit'), 'calm-rest.service')
  const { run } = systemctl(code)
  const toDo = await startAtBoot({ project: '/srv', folder: '/srv/deploy', run, file, ...machine })
  expect(toDo).toContain('have this command run at boot, npm run deploy -- up')
})
