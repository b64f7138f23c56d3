import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

const pollMs = 200

/**
 * Runs `work` while no other process on this machine does so for the same project. The lock is a directory that
 * appears with its owner already inside (rename is atomic and refuses a directory that is not empty), so a lock
 * without an owner cannot be seen. One whose owner is dead is taken away.
 * @template T
 * @param {string} root
 * @param {{ work: () => T | Promise<T>, onWait: (owner: string) => void }} options
 * @returns {Promise<T>}
 */
export const withInstallLock = async (root, { work, onWait }) => {
  const cache = join(root, '.cache')
  const lock = join(cache, 'install.lock')
  mkdirSync(cache, { recursive: true })
  for (let told = false; !claim(cache, lock); ) {
    const owner = ownerOf(lock)
    if (owner && !isAlive(owner)) {
      discard(cache, lock, owner)
      continue
    }
    if (owner && !told) onWait(owner)
    told ||= Boolean(owner)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  const release = () => letGo(cache, lock)
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.removeListener('exit', release)
    release()
  }
}

const self = `${process.pid}@${hostname()}`

const claim = (/** @type {string} */ cache, /** @type {string} */ lock) => {
  const mine = mkdtempSync(join(cache, 'install-'))
  writeFileSync(join(mine, 'owner'), self)
  try {
    renameSync(mine, lock)
    return true
  } catch {
    rmSync(mine, { recursive: true, force: true })
    return false
  }
}

/** As a whole: one that is emptied first could be claimed by another process, whose owner would go with the rest. */
const letGo = (/** @type {string} */ cache, /** @type {string} */ lock) => {
  const aside = join(cache, `released-${self}`)
  try {
    renameSync(lock, aside)
  } catch {
    // it is gone already
  }
  rmSync(aside, { recursive: true, force: true })
}

const ownerOf = (/** @type {string} */ lock) => {
  try {
    return readFileSync(join(lock, 'owner'), 'utf8')
  } catch {
    return undefined // it was released just now
  }
}

const isAlive = (/** @type {string} */ owner) => {
  const [pid, host] = owner.split('@')
  if (host !== hostname()) return true // a process on another machine cannot be asked
  try {
    process.kill(Number(pid), 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** Moves a dead owner's lock aside; puts it back where another process was faster and holds it by now. */
const discard = (
  /** @type {string} */ cache,
  /** @type {string} */ lock,
  /** @type {string} */ deadOwner,
) => {
  const aside = join(mkdtempSync(join(cache, 'install-')), 'lock')
  try {
    renameSync(lock, aside)
    if (ownerOf(aside) !== deadOwner) renameSync(aside, lock)
  } catch {
    // another process discarded it first
  }
  rmSync(join(aside, '..'), { recursive: true, force: true })
}
