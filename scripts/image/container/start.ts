import { setTimeout as sleep } from 'node:timers/promises'
import { CommandFailed } from '@calm-rest/command'
import { outputOf } from '../run.ts'
import { type Engine, limitedTo } from './engine.ts'
import { processesBelow } from './processes.ts'

export interface ContainerOptions {
  image: string
  /** Folder of the host that is the volume; it has to belong to user 10001. */
  data: string
  port: number
  memoryMb?: number
  /** Further options of `podman run`. */
  options?: readonly string[]
}

export interface Container {
  url: string
  /** Runs a command of the image in the container, like `['backup', 'list']`. */
  command(args: readonly string[]): string
  /** Runs the health check of the image; throws unless it succeeds. */
  checkHealth(): void
  /** Ids of its processes on this machine, the first one included. */
  processes(): number[]
  /** Sends SIGTERM and waits; returns the exit code, and the milliseconds until it ended. */
  stop(): Promise<{ code: number; ms: number }>
  /** Ends it at once. */
  remove(): void
}

const readyPatienceMs = 60_000
let count = 0

/** Starts the image as in production, and waits until it is ready. */
export const startContainer = async (
  engine: Engine,
  { image, data, port, memoryMb, options = [] }: ContainerOptions,
): Promise<Container> => {
  const podman = (...args: string[]) => outputOf('podman', [...engine.global, ...args])
  count += 1
  const name = `calm-rest-${process.pid}-${count}`
  const url = `http://localhost:${port}`
  const variables = { HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: url }
  podman(
    'run',
    '--detach',
    `--name=${name}`,
    ...engine.run,
    ...(memoryMb === undefined ? [] : limitedTo(memoryMb, engine)),
    `--volume=${data}:/data`,
    ...Object.entries(variables).map((each) => `--env=${each.join('=')}`),
    ...options,
    image,
  )
  const inspect = (field: string) => podman('container', 'inspect', `--format={{.State.${field}}}`, name)
  const remove = () => void podman('rm', '--force', '--time=0', name)
  try {
    await untilReady(url, () => inspect('Running') === 'true')
  } catch (cause) {
    const said = podman('logs', name)
    remove()
    throw new CommandFailed(`${cause instanceof Error ? cause.message : cause} It said:\n${said}`)
  }
  const first = Number(inspect('Pid'))
  return {
    url,
    command: (args) => podman('exec', name, 'calm-rest', ...args),
    checkHealth: () => void podman('healthcheck', 'run', name),
    processes: () => processesBelow(first),
    stop: async () => {
      const askedMs = performance.now()
      podman('stop', '--time=15', name)
      return { code: Number(inspect('ExitCode')), ms: performance.now() - askedMs }
    },
    remove,
  }
}

const untilReady = async (url: string, isRunning: () => boolean) => {
  const end = Date.now() + readyPatienceMs
  while (Date.now() < end) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    if (!isRunning()) throw new Error('The container has ended.')
    await sleep(50)
  }
  throw new Error('The container is not ready in a minute.')
}
