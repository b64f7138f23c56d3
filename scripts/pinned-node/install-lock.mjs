import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const pollMs = 200

/**
 * Runs `work` while no other process does so for the same project: npm does not lock node_modules, and two installs at
 * once leave half of each. No library can do it, since this runs before there are any. The lock is a file with the
 * process id of its owner; where that process is dead, the next one takes the lock.
 * @template T
 * @param {string} root
 * @param {{ work: () => T | Promise<T>, onWait: (lock: string) => void }} options
 * @returns {Promise<T>}
 */
export const withInstallLock = async (root, { work, onWait }) => {
  const lock = join(root, '.cache', 'install.lock')
  mkdirSync(dirname(lock), { recursive: true })
  for (let waits = false; !claim(lock); ) {
    if (isAbandoned(lock)) rmSync(lock, { force: true })
    else if (!waits) onWait(lock)
    waits = true
    // also after an abandoned lock: another process that removes it does so before one claims it
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.removeListener('exit', release)
    release()
  }
}

/** Atomic: `wx` fails where the file is there. */
const claim = (/** @type {string} */ lock) => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

const isAbandoned = (/** @type {string} */ lock) => {
  try {
    // an owner that has not written its id yet reads as 0, which is this process group and alive
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return false
  } catch (error) {
    return codeOf(error) === 'ESRCH'
  }
}

const codeOf = (/** @type {unknown} */ error) => /** @type {NodeJS.ErrnoException} */ (error).code
