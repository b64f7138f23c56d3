import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../root.ts'

const run = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, `scripts/${script}.ts`), ...args],
    { encoding: 'utf8' },
  )
  return { code: status, stdout, stderr }
}

it('says how it goes to whoever asks, and does nothing', () => {
  for (const help of ['--help', '-h']) {
    const { code, stdout, stderr } = run('partners', help)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.startsWith('npm run partners')).toBe(true)
  }
})

it('says of one thing of the desk what it takes', () => {
  const { stdout } = run('desk', 'bookings', '--help')
  expect(stdout).toContain('bookings cancel')
  expect(stdout).not.toContain('rooms price')
})
