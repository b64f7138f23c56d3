import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installFromDebian } from '../debian.ts'
import { freePort } from '../site/free-port.ts'
import { configuration, keyring } from './configuration.ts'
import { command, startDaemon } from './daemon.ts'

/** Ceph with its S3 gateway: 61 MB to download, 270 MB installed. */
const packages = ['radosgw', 'ceph-mon', 'ceph-osd']
const programs = ['ceph', 'ceph-authtool', 'monmaptool', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin']

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0

/** Whether Ceph's programs are installed, or can be: as root on Debian. */
const hasCeph = (): boolean => areThere() || (packages.every((name) => installFromDebian(name)) && areThere())

const withoutCeph =
  "Tests of the object store need Ceph's gateway, which is not here " +
  `(Debian: apt-get install --no-install-recommends ${packages.join(' ')}).`

const areThere = () => programs.every(isThere)

export { hasCeph, withoutCeph }

/** Named by the site's environment variables. */
export interface ObjectStoreAccess {
  AWS_ENDPOINT_URL_S3: string
  AWS_ACCESS_KEY_ID: string
  AWS_SECRET_ACCESS_KEY: string
  AWS_REGION: string
}

/** Starts the monitor, the store and the gateway. */
const portsInARow = 16
const patienceMs = 30_000

/** A real S3-compatible store, empty, on loopback. Stop it when it is no longer needed. */
export const startObjectStore = async () => {
  if (!hasCeph()) throw new Error(withoutCeph)
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-ceph-'))
  const first = await freePort({ run: portsInARow })
  const gateway = first + portsInARow - 1
  const conf = join(folder, 'ceph.conf')
  const fsid = randomUUID()
  writeFileSync(conf, configuration(folder, fsid, { first, gateway }))
  const daemons = [await startMonitor(folder, conf, fsid, first)]
  try {
    daemons.push(await startStore(folder, conf))
    const keys = await makeUser(conf)
    daemons.push(startDaemon('radosgw', conf, 'gateway'))
    const address = `http://127.0.0.1:${gateway}`
    await until(`Nobody answers at ${address}.`, () =>
      fetch(address).then(
        () => true,
        () => false,
      ),
    )
    return {
      access: { AWS_ENDPOINT_URL_S3: address, AWS_REGION: 'us-east-1', ...keys } satisfies ObjectStoreAccess,
      stop: () => stopAll(daemons, folder),
    }
  } catch (cause) {
    const said = readFileSync(join(folder, 'client.gateway.log'), { encoding: 'utf8', flag: 'a+' }).slice(
      -2000,
    )
    await stopAll(daemons, folder)
    throw new Error(`The object store did not start. Its gateway said:\n${said}`, { cause })
  }
}

type Daemon = ReturnType<typeof startDaemon>

const startMonitor = async (folder: string, conf: string, fsid: string, port: number): Promise<Daemon> => {
  const map = join(folder, 'monmap')
  const keys = join(folder, 'keyring')
  writeFileSync(keys, keyring((await command('ceph-authtool', conf, '--gen-print-key')).trim()))
  await command('monmaptool', conf, '--create', '--addv', 'a', `v1:127.0.0.1:${port}`, '--fsid', fsid, map)
  await command('ceph-mon', conf, '--mkfs', '--id', 'a', '--monmap', map, '--keyring', keys)
  return startDaemon('ceph-mon', conf, 'a')
}

const startStore = async (folder: string, conf: string): Promise<Daemon> => {
  const uuid = randomUUID()
  mkdirSync(join(folder, 'osd'))
  const id = '0'
  await command('ceph', conf, 'osd', 'new', uuid, id)
  await command('ceph-osd', conf, '--mkfs', '--id', id, '--osd-uuid', uuid)
  const store = startDaemon('ceph-osd', conf, id)
  try {
    await until('The store is not up.', async () =>
      (await command('ceph', conf, 'osd', 'stat')).includes(' 1 up'),
    )
    return store
  } catch (cause) {
    await store.stop()
    throw cause
  }
}

const makeUser = async (conf: string) => {
  const keys = { AWS_ACCESS_KEY_ID: 'calmresttests', AWS_SECRET_ACCESS_KEY: randomUUID() }
  const named = ['--uid', 'tests', '--display-name', 'Tests']
  const secret = ['--access-key', keys.AWS_ACCESS_KEY_ID, '--secret-key', keys.AWS_SECRET_ACCESS_KEY]
  await command('radosgw-admin', conf, 'user', 'create', ...named, ...secret)
  return keys
}

const until = async (otherwise: string, holds: () => Promise<boolean>) => {
  const end = Date.now() + patienceMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(otherwise)
    await sleep(100)
  }
}

const stopAll = async (daemons: readonly Daemon[], folder: string) => {
  for (const daemon of daemons.toReversed()) await daemon.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
