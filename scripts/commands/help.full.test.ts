import { expect, it } from 'vitest'
import { run } from './run-command.fixture.ts'

it.each([
  ['backup', 'npm run backup'],
  ['bench', 'npm run bench'],
  ['db', 'npm run db'],
  ['deploy', 'npm run deploy'],
  ['desk', 'npm run desk'],
  ['faults', 'npm run faults'],
  ['image', 'npm run image'],
  ['kit', 'npm run kit'],
  ['media', 'npm run media'],
  ['new:remote', 'npm run new:remote'],
  ['partners', 'npm run partners'],
  ['release', 'npm run release'],
  ['restore', 'npm run restore'],
  ['torture', 'npm run torture'],
])('%s prints its usage on request, and does nothing', (script, usage) => {
  for (const help of ['--help', '-h']) {
    const { code, stdout, stderr } = run(script, help)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout.replace(/^Usage: /, '').startsWith(usage)).toBe(true)
  }
})
