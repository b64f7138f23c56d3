import { expect, it } from 'vitest'
import { parseDeployCommand } from '../arguments.ts'

it('reads what to start, and how long to wait', () => {
  expect(parseDeployCommand(['upgrade', '--image', 'calm-rest:1.4.0', '--backup-minutes', '15'])).toEqual({
    name: 'upgrade',
    folder: undefined,
    image: 'calm-rest:1.4.0',
    ready: 120,
    settle: 5,
    backupMinutes: 15,
    withoutBackup: false,
  })
  expect(parseDeployCommand(['return', '--settle', '0'])).toEqual({
    name: 'return',
    folder: undefined,
    ready: 120,
    settle: 0,
  })
})

it.each([
  [['upgrade', 'calm-rest:1.4.0']],
  [['return', '--image', 'calm-rest:1.3.0']],
  [['upgrade', '--ready', '0']],
])('rejects %j, and prints the usage', (args) => {
  expect(() => parseDeployCommand(args)).toThrow('Usage: npm run deploy -- ')
})
