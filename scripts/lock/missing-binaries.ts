import type { LockFile } from './lock-file.ts'

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/**
 * Entries for the binaries of other platforms that the lock file does not list. `npm ci` demands one for each,
 * and a registry that mirrors only some platforms leaves them out. Platforms are read from the names.
 */
export const missingBinaries = ({ packages }: LockFile): LockFile['packages'] => {
  const missing: LockFile['packages'] = {}
  for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`
      const platform = platformOf(name)
      if (packages[path] || !platform) continue
      missing[path] = { version, ...(dev && { dev }), optional: true, ...platform }
    }
  }
  return missing
}

const platformOf = (name: string) => {
  const parts = name.split(/[/-]/)
  const os = systems.filter((system) => parts.includes(system))
  const cpu = processors.filter((processor) => parts.includes(processor))
  if (!cpu.length) return undefined
  const musl = parts.some((part) => part.startsWith('musl'))
  const gnu = parts.some((part) => part.startsWith('gnu'))
  return { cpu, ...(os.length && { os }), ...((musl || gnu) && { libc: [musl ? 'musl' : 'glibc'] }) }
}
