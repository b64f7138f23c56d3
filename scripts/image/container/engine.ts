import { readFileSync } from 'node:fs'
import { CommandFailed } from '@calm-rest/command'
import { outputOf, succeeds } from '../run.ts'

/** How podman runs containers on this machine. */
export interface Engine {
  /** Options before `run`. */
  global: readonly string[]
  /** Options after `run`. */
  run: readonly string[]
  /** Whether a limit of memory holds: some machines have no cgroups for it. */
  limitsMemory: boolean
}

/** A process that may not raise its limits, as root within a container, can only hand them on. */
const hardLimit = (name: string, most: number) => {
  const line = readFileSync('/proc/self/limits', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(name))
  return Math.min(most, Number(/\s(\d+)\s+\S+\s*$/.exec(line ?? '')?.[1] ?? most))
}

const limits = () => {
  const files = hardLimit('Max open files', 20_000)
  const processes = hardLimit('Max processes', 4096)
  return [`--ulimit=nofile=${files}:${files}`, `--ulimit=nproc=${processes}:${processes}`]
}

/** What a site needs no more than: docs/image.md names them for production. */
export const hardened = [
  '--read-only',
  '--cap-drop=all',
  '--security-opt=no-new-privileges',
  // no bridge: it needs rights that a machine within a machine lacks
  '--network=host',
]

const memory = (megabytes: number) => [`--memory=${megabytes}m`, `--memory-swap=${megabytes}m`]

/** Runtimes in the order in which they are tried: crun refuses machines with both versions of cgroups. */
const runtimes = [[], ['--runtime=crun'], ['--runtime=runc']]

const works = (engine: Engine, image: string) =>
  succeeds('podman', [
    ...engine.global,
    'run',
    '--rm',
    ...engine.run,
    ...(engine.limitsMemory ? memory(256) : []),
    '--entrypoint=/usr/local/bin/node',
    image,
    '--version',
  ])

/** The first way that runs a program of the image here. Throws with what podman says if none does. */
export const findEngine = (image: string): Engine => {
  const run = [...hardened, ...limits()]
  const candidates = [true, false].flatMap((limitsMemory) =>
    runtimes.map((global): Engine => ({ global, run, limitsMemory })),
  )
  const found = candidates.find((engine) => works(engine, image))
  if (found) return found
  const why = outputOf('sh', ['-c', `podman run --rm ${run.join(' ')} ${image} --version 2>&1 || true`])
  throw new CommandFailed(`podman runs no container here: ${why}`)
}

/** The option for a limit of memory where one holds. */
export const limitedTo = (megabytes: number, { limitsMemory }: Engine): readonly string[] =>
  limitsMemory ? memory(megabytes) : []
