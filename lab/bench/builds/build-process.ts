import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { runRspack } from '@calm-rest/build'
import { root } from '@calm-rest/releases/checkout'
import { type Compiler, type Configuration, rspack } from '@rspack/core'
import { answerParent } from '../processes/answer-parent.ts'

// One build in a process of its own, so that no build finds another's results in memory.
const [workspace = '', output = ''] = process.argv.slice(2)
const { default: configure } = await import(join(root, workspace, 'rspack.config.ts'))

const configuration = (options: object): Configuration => {
  const config = configure(options) as Configuration
  return { ...config, output: { ...config.output, path: output } }
}

const whole = async () => {
  const startedMs = performance.now()
  await runRspack(configuration({}))
  return performance.now() - startedMs
}

/** Builds as a dev server does, then changes one file repeatedly and times each rebuild. */
const rebuilds = async ({ file, rounds }: { file: string; rounds: number }) => {
  const compiler: Compiler = rspack(configuration({ devAddress: 'http://localhost:1/' }))
  let built = Promise.withResolvers<void>()
  compiler.watch({ aggregateTimeout: 0 }, (error, stats) => {
    if (error || stats?.hasErrors()) built.reject(error ?? new Error(stats?.toString('errors-only')))
    else built.resolve()
  })
  await built.promise
  const tookMs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    built = Promise.withResolvers<void>()
    const startedMs = performance.now()
    utimesSync(join(root, workspace, file), new Date(), new Date())
    await built.promise
    tookMs.push(performance.now() - startedMs)
  }
  await new Promise((resolve) => compiler.close(resolve))
  return tookMs
}

answerParent({ whole, rebuilds })
