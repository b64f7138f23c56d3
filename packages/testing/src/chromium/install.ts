import { spawnSync } from 'node:child_process'

/** Installs Debian's package where that is possible without asking anybody; answers whether it did. */
export const installFromDebian = (): boolean => {
  if (process.getuid?.() !== 0) return false
  console.log('No Chromium found: installing the Debian package chromium')
  const wait = ['-o', 'DPkg::Lock::Timeout=300']
  return (
    aptGet(['update', ...wait]) &&
    aptGet(['install', '--yes', '--no-install-recommends', 'chromium', ...wait])
  )
}

const aptGet = (args: string[]) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}
