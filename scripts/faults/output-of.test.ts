import { expect, it } from 'vitest'
import { outputOf } from './output-of.ts'

const node = (script: string, limitMs: number) => outputOf('.', process.execPath, ['-e', script], limitMs)

it('returns what a command wrote, and how it ended', async () => {
  const script = "console.log('out'); console.error('err'); process.exitCode = 1"
  const { output, ...ended } = await node(script, 60_000)
  expect(output.trim().split('\n').sort()).toEqual(['err', 'out'])
  expect(ended).toEqual({ isGreen: false, isLate: false })
  expect(await node('', 60_000)).toEqual({ output: '', isGreen: true, isLate: false })
})

it('ends a command at its limit', async () => {
  expect(await node('setInterval(() => {}, 1000)', 50)).toMatchObject({ isGreen: false, isLate: true })
})
