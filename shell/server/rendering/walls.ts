import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Means of the system to cut a process off the network, whatever runs in it. */
export interface Walls {
  /** Before the command of the process: it then has a network of its own, with nothing in it. */
  ownNetwork: readonly string[] | undefined
  /** Prevents a process from opening files and sockets, whatever it closes. Rejects if that fails. */
  openNothing: ((pid: number) => Promise<void>) | undefined
}

const find = (program: string) =>
  ['/usr/bin', '/bin', '/usr/sbin', '/sbin'].map((folder) => join(folder, program)).find(existsSync)

const works = ([program = '', ...args]: readonly string[]) =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 2000 }).status === 0

/** As root, or in a user namespace. Both are commonly forbidden within a container. */
const findOwnNetwork = () => {
  const unshare = find('unshare')
  if (!unshare) return undefined
  const ways = [
    [unshare, '--net', '--'],
    [unshare, '--user', '--map-current-user', '--net', '--'],
  ]
  return ways.find((way) => works([...way, '/bin/sh', '-c', ':']))
}

/** Enforced by the limit of open files: open ones stay open, and no more can be opened. */
const findOpenNothing = () => {
  const prlimit = find('prlimit')
  if (!prlimit || !works([prlimit, '--nofile=16:16', '/bin/sh', '-c', ':'])) return undefined
  return (pid: number) =>
    new Promise<void>((resolve, reject) => {
      execFile(prlimit, ['--pid', String(pid), '--nofile=0:0'], (error) =>
        error ? reject(error) : resolve(),
      )
    })
}

let found: Walls | undefined

/** Tried once in a process of the site; takes some milliseconds. */
export const findWalls = (): Walls => {
  found ??= { ownNetwork: findOwnNetwork(), openNothing: findOpenNothing() }
  return found
}

/** Why network isolation is not available on this system; undefined if it is. */
export const missingWall = ({ ownNetwork, openNothing }: Walls): string | undefined =>
  ownNetwork || openNothing ? undefined : 'neither prlimit nor unshare of util-linux may be used here'
