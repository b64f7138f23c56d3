import { expect, it } from 'vitest'
import { run } from './run-command.fixture.ts'

it('prints its usage on request, and does nothing', () => {
  for (const help of ['--help', '-h']) {
    const { code, stdout, stderr } = run('partners', help)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.startsWith('Usage: npm run partners -- ')).toBe(true)
  }
})

it('says of one resource of the desk what it takes', () => {
  const { stdout } = run('desk', 'bookings', '--help')
  expect(stdout).toMatch(/^ {2}cancel /m)
  expect(stdout).not.toMatch(/^ {2}price /m)
})
