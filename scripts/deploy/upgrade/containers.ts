import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refused } from '@calm-rest/command'
import { runProgram } from './run-program.ts'
import type { Slot, Slots } from './slots.ts'

interface ContainerSlotsOptions {
  /** Folder of compose.yaml and .env. */
  folder: string
  /** Program of the containers, with its first words: `podman-compose`, or `docker` and `compose`. */
  compose: readonly [string, ...string[]]
  variables: NodeJS.ProcessEnv
}

const serviceOf = (slot: Slot) => `site-${slot}`
const imageVariable = (slot: Slot) => `CALM_REST_IMAGE_${slot.toUpperCase()}`

const askReady =
  "fetch('http://127.0.0.1:3000/api/health/ready').then((r) => process.exit(r.status === 200 ? 0 : 1), () => process.exit(1))"

/** Containers of the services site-a and site-b in compose.yaml. A version is the name of an image. */
export const containerSlots = ({ folder, compose, variables }: ContainerSlotsOptions): Slots => {
  const environment = join(folder, '.env')
  const [program, ...words] = compose
  const run = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    runProgram(program, [...words, '-f', join(folder, 'compose.yaml'), ...args], {
      cwd: folder,
      variables: Object.assign({}, variables, more),
    })
  const mustRun = async (args: readonly string[]) => {
    const { exitCode, output } = await run(args)
    if (exitCode !== 0) throw new Refused(`${[...compose, ...args].join(' ')} failed: ${output}`)
    return output
  }

  return {
    start: async (slot, version) => {
      // also for whoever runs compose by hand
      setVariable(environment, imageVariable(slot), version)
      await mustRun(['up', '-d', '--no-deps', serviceOf(slot)])
    },
    stop: async (slot) => void (await mustRun(['stop', serviceOf(slot)])),
    running: async (slot) => {
      const { exitCode } = await run(['exec', '-T', serviceOf(slot), 'true'])
      return exitCode === 0 ? (readVariable(environment, imageVariable(slot)) ?? 'unknown') : undefined
    },
    isReady: async (slot) =>
      (await run(['exec', '-T', serviceOf(slot), 'node', '-e', askReady])).exitCode === 0,
    lastLines: async (slot) => (await run(['logs', '--tail', '20', serviceOf(slot)])).output.trim(),
    // beside a running container of the same service, with the volume and the variables of both
    run: (version, command) =>
      run(['run', '--rm', '--no-deps', '-T', serviceOf('b'), ...command], { [imageVariable('b')]: version }),
  }
}

const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])

const readVariable = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const setVariable = (file: string, name: string, value: string) => {
  const others = linesOf(file).filter((line) => line !== '' && !line.startsWith(`${name}=`))
  writeFileSync(file, `${[...others, `${name}=${value}`].join('\n')}\n`, { mode: 0o600 })
}
