import { spawnSync } from 'node:child_process'
import { installFromDebian } from '../debian.ts'

/** Ceph with its S3 gateway: 61 MB to download, 270 MB installed. */
const packages = ['radosgw', 'ceph-mon', 'ceph-osd']
const programs = ['ceph', 'ceph-authtool', 'monmaptool', 'ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin']

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0

/** Whether Ceph's programs are installed, or can be: as root on Debian. */
export const hasCeph = (): boolean =>
  areThere() || (packages.every((name) => installFromDebian(name)) && areThere())

export const withoutCeph =
  "Tests of the object store need Ceph's gateway, which is not here " +
  `(Debian: apt-get install --no-install-recommends ${packages.join(' ')}).`

const areThere = () => programs.every(isThere)
