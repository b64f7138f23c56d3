import { spawnSync } from 'node:child_process'

/** Installs a Debian package if possible without a question; returns whether it did. */
export const installFromDebian = (name: string): boolean => {
  if (process.getuid?.() !== 0) return false
  console.log(`Nothing found that could do: installing the Debian package ${name}`)
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  return aptGet(['update', ...wait]) && aptGet(['install', '--yes', '--no-install-recommends', name, ...wait])
}

const aptGet = (args: string[]) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}
