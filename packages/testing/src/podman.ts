import { spawnSync } from 'node:child_process'
import { installFromDebian } from './debian.ts'

/** What builds and runs the image; runc where crun refuses the machine's cgroups. */
const programs = { podman: 'podman', buildah: 'buildah', runc: 'runc', mmdebstrap: 'mmdebstrap' }

const answers = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/** Throws unless the programs that build and run images are there, or can be installed: as root on Debian. */
export const assertPodman = () => {
  for (const [program, name] of Object.entries(programs)) {
    if (answers(program) || (installFromDebian(name) && answers(program))) continue
    throw new Error(`${program} is missing, which the image needs (Debian: apt-get install ${name}).`)
  }
}
