import { spawn } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { withInstallLock } from './install-lock.mjs'
import { isInstalled } from './installed.mjs'
import { PlainError } from './plain-error.mjs'

/**
 * Installs from the lock file unless node_modules already holds it. Of several processes one installs, the others
 * wait and then find it done.
 * @param {string} root
 */
export const ensureInstalled = async (root) => {
  if (isInstalled(root)) return
  await withInstallLock(root, {
    onWait: (lock) => console.error(`Another process is installing, as ${lock} says; waiting for it.`),
    work: async () => {
      if (isInstalled(root)) return
      console.error('Installing what package-lock.json asks for: npm install')
      discardUnfinished(root)
      await npmInstall(root)
    },
  })
}

/** Deletes what an interrupted install left behind: npm would take half a package for a whole one. */
const discardUnfinished = (/** @type {string} */ root) => {
  const modules = join(root, 'node_modules')
  if (existsSync(join(modules, '.package-lock.json'))) return
  rmSync(modules, { recursive: true, force: true, maxRetries: 3 })
}

/**
 * `npm ci` refuses a lock file that does not list a package's binaries for every other platform, and a registry that
 * mirrors only some of them makes such lock files. `npm install --no-save` takes the locked versions as well and
 * leaves the lock file as it is; whether it fits the manifests is a rule of `npm run check`.
 *
 * npm before 11 does not know `allowScripts`, and would compile what brings its binaries: the scripts that package.json
 * allows are run afterwards. Until then the install counts as interrupted.
 */
const npmInstall = async (/** @type {string} */ root) => {
  // development dependencies hold the pinned Node, so NODE_ENV=production must not leave them out
  const options = ['--include=dev', '--no-save', '--no-audit', '--no-fund']
  await npm(root, ['install', '--ignore-scripts', ...options])
  const done = join(root, 'node_modules', '.package-lock.json')
  const pending = `${done}.pending`
  renameSync(done, pending)
  await npm(root, ['rebuild', ...withAllowedScripts(root)])
  renameSync(pending, done)
}

/** Names of the installed packages whose scripts may run. */
const withAllowedScripts = (/** @type {string} */ root) => {
  const { allowScripts = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.keys(allowScripts).filter(
    (name) => allowScripts[name] === true && existsSync(join(root, 'node_modules', name)),
  )
}

/**
 * @param {string} root
 * @param {string[]} words
 */
const npm = (root, words) => {
  const { file, args, shell } = npmCommand()
  return new Promise((resolve, reject) => {
    const stdio = /** @type {const} */ (['ignore', 2, 2])
    const child = spawn(file, [...args, ...words, '--loglevel=error'], { cwd: root, shell, stdio })
    child.on('error', () => reject(new PlainError(npmMissing)))
    child.on('exit', (code, signal) => {
      if (code === 0) resolve(undefined)
      else if (code === 127) reject(new PlainError(npmMissing))
      else reject(new PlainError(installFailed(signal ?? `exit code ${code}`)))
    })
  })
}

const npmMissing =
  'npm was not found. It comes with Node.js: install Node.js 18 or later with npm, then try again.'
const installFailed = (/** @type {string} */ how) =>
  `The install failed (${how}); npm says above why. Is the package registry reachable? Try again with: npm install`

/** The npm that started us where there is one, else the one in PATH. */
const npmCommand = () => {
  const started = process.env.npm_execpath
  if (started && basename(started) === 'npm-cli.js') {
    return { file: process.execPath, args: [started], shell: false }
  }
  // on Windows npm is a batch file, which only a shell runs
  return { file: 'npm', args: [], shell: process.platform === 'win32' }
}
