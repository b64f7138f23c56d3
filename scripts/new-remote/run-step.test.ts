import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { runStep } from './run-step.ts'

const script = (text: string) => {
  const file = join(temporaryFolder(), 'step.mjs')
  writeFileSync(file, text)
  return file
}

it('goes on where the script ends well', async () => {
  const step = { what: 'the step', script: script('process.exitCode = Number(process.argv[2])'), args: ['0'] }
  await expect(runStep(step, new AbortController().signal)).resolves.toBeUndefined()
})

it('says what the script said where it fails', async () => {
  const failing = script("console.log('one'); console.error('two'); process.exitCode = 1")
  await expect(runStep({ what: 'the step', script: failing }, new AbortController().signal)).rejects.toThrow(
    /one\ntwo\n\nNot done: the step\./,
  )
})

it('has ended the script when it says that it was interrupted', async () => {
  const controller = new AbortController()
  const running = script("console.log('on'); setInterval(() => {}, 1000)")
  const step = runStep({ what: 'the step', script: running }, controller.signal)
  controller.abort(new Error('Interrupted.'))
  await expect(step).rejects.toThrow('Interrupted.')
})
