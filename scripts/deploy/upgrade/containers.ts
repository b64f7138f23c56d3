import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Refused } from '@calm-rest/command'
import { runProgram } from './run-program.ts'
import type { CommandResult, Slot, Slots } from './slots.ts'

interface ContainerSlotsOptions {
  /** Folder of compose.yaml and .env. */
  folder: string
  /** Program of compose, with its first words: `podman-compose`, or `docker` and `compose`. */
  compose: readonly [string, ...string[]]
  /** Program of the containers; by default that of compose. */
  engine?: string
  /** What the names of the containers begin with, as compose.yaml names them. */
  prefix?: string
  variables: NodeJS.ProcessEnv
}

const serviceOf = (slot: Slot) => `site-${slot}`
const imageVariable = (slot: Slot) => `CALM_REST_IMAGE_${slot.toUpperCase()}`

const askReady =
  "fetch('http://127.0.0.1:3000/api/health/ready').then((r) => process.exit(r.status === 200 ? 0 : 1), () => process.exit(1))"

/**
 * Containers of the services site-a and site-b in compose.yaml. A version is the name of an image. Compose starts them, so that
 * they have its volumes and variables; the engine says what runs, because podman-compose hides exit codes.
 */
export const containerSlots = ({
  folder,
  compose,
  engine = compose[0].startsWith('podman') ? 'podman' : 'docker',
  prefix = 'calm-rest-',
  variables,
}: ContainerSlotsOptions): Slots => {
  const environment = join(folder, '.env')
  const [program, ...words] = compose
  const containerOf = (slot: Slot) => `${prefix}${serviceOf(slot)}`
  const runCompose = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    runProgram(program, [...words, '-f', join(folder, 'compose.yaml'), ...args], {
      cwd: folder,
      variables: Object.assign({}, variables, more),
    })
  const runEngine = (...args: readonly string[]) => runProgram(engine, args, { cwd: folder, variables })
  const inspect = async (slot: Slot) => {
    const format = '{{.State.Running}} {{.Config.Image}}'
    const { exitCode, output } = await runEngine(
      'container',
      'inspect',
      '--format',
      format,
      containerOf(slot),
    )
    const [isRunning, image] = output.trim().split(' ')
    return exitCode === 0 ? { isRunning: isRunning === 'true', image } : undefined
  }

  const assertImage = async (version: string) => {
    const { exitCode } = await runEngine('image', 'inspect', '--format', '{{.Id}}', version)
    if (exitCode !== 0)
      throw new Refused(`There is no image ${version} on this machine. Nothing was changed.`)
  }

  return {
    start: async (slot, version) => {
      await assertImage(version)
      // also for who runs compose by hand
      setVariable(environment, imageVariable(slot), version)
      // a container of another image is made anew
      await runEngine('rm', containerOf(slot))
      const { exitCode, output } = await runCompose(['up', '-d', '--no-deps', serviceOf(slot)])
      if (exitCode !== 0) throw new Refused(`The container of slot ${slot} was not started: ${output}`)
    },
    stop: async (slot) => {
      const found = await inspect(slot)
      if (!found?.isRunning) return
      const { exitCode, output } = await runEngine('stop', '--time', String(stopSeconds), containerOf(slot))
      if (exitCode !== 0) throw new Refused(`The container of slot ${slot} was not stopped: ${output}`)
    },
    running: async (slot) => {
      const found = await inspect(slot)
      return found?.isRunning ? found.image : undefined
    },
    isReady: async (slot) =>
      (await runEngine('exec', containerOf(slot), 'node', '-e', askReady)).exitCode === 0,
    lastLines: async (slot) => (await runEngine('logs', '--tail', '20', containerOf(slot))).output.trim(),
    // beside a running container of the same service, with the volume and the variables of both
    run: async (version, command) => {
      await assertImage(version)
      const before = variableIn(environment, imageVariable('b'))
      // podman-compose prefers .env to a variable of the environment
      setVariable(environment, imageVariable('b'), version)
      try {
        return answerIn(
          await runCompose(['run', '--rm', '--no-deps', '-T', serviceOf('b'), ...command], {
            [imageVariable('b')]: version,
          }),
        )
      } finally {
        setVariable(environment, imageVariable('b'), before)
      }
    },
  }
}

/** Longer than a site takes to drain and to finish its requests. */
const stopSeconds = 20

/** The line of JSON alone: podman-compose prints more, and ends with 0 whatever the command answered. */
const answerIn = ({ exitCode, output }: CommandResult): CommandResult => {
  const answer = output.split('\n').findLast((line) => line.startsWith('{'))
  if (answer === undefined) return { exitCode: exitCode === 0 ? 1 : exitCode, output }
  const [, failed] = /"exitCode":([1-9]\d*)/.exec(answer) ?? []
  return { exitCode: failed === undefined ? exitCode : Number(failed), output: answer }
}

const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])

const variableIn = (file: string, name: string): string | undefined =>
  linesOf(file)
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Takes the variable out if it has no value. */
const setVariable = (file: string, name: string, value: string | undefined) => {
  const others = linesOf(file).filter((line) => line !== '' && !line.startsWith(`${name}=`))
  const lines = value === undefined ? others : [...others, `${name}=${value}`]
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
}
