import { existsSync, readdirSync, readFileSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles } from '@calm-rest/build'
import { Refused } from '@calm-rest/command'
import { openPreviews, openReleaseStore, previewLinks, type ReleaseStore } from '@calm-rest/releases'
import { withSecretFiles } from '@calm-rest/server'
import { parseSiteEnvironment } from '@calm-rest/shell/server'
import { readEnvironment } from '@calm-rest/site'
import type { NewRemote } from 'create-calm-rest-remote'
import { root } from '../root.ts'
import type { Changes } from './changes.ts'
import { readTreeTemplate } from './read-template.ts'
import { addMapRow, addOwner, addProps } from './register/lines.ts'
import { addToLock } from './register/lock-file.ts'
import { contract, contractReport, lockFile, map, owners, remoteLists } from './remote-lists.ts'
import { runStep } from './run-step.ts'

/** Throws where the name is taken, or where a file that lists the remotes has uncommitted changes. */
const assertFree = (name: string): void => {
  if (existsSync(join(root, name))) throw new Refused(`${name} is taken: there is a folder of that name.`)
  const naming = remoteLists.find(({ file, entry }) => textOf(file).includes(entry(name)))
  if (naming) throw new Refused(`${name} is taken: ${naming.file} names it.`)
  const changed = changedFiles(remoteLists.map(({ file }) => file))
  if (changed.length > 0)
    throw new Refused(
      `${changed.join(', ')} would be changed and is not committed. Commit or stash it first.`,
    )
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

interface Surroundings {
  changes: Changes
  signal: AbortSignal
  say: (line: string) => void
}

/** Writes a remote, adds it to the lists of remotes, checks and tests it, and publishes a candidate to look at. */
export const createRemote = async (
  remote: NewRemote,
  { changes, signal, say }: Surroundings,
): Promise<string> => {
  const { name } = remote
  assertFree(name)
  say(`${name}: writing its files`)
  write(remote, changes)
  await runStep({ what: 'the report of the contract', script: 'scripts/kit.ts', args: ['report'] }, signal)
  say(`${name}: types, lint, import rules, words`)
  await runStep({ what: 'the checks', script: 'scripts/check.ts' }, signal)
  say(`${name}: build, and its tests in a browser`)
  await runStep(
    { what: 'the tests', script: 'node_modules/vitest/vitest.mjs', args: ['run', `${name}/`] },
    signal,
  )
  const { dataDir, releases } = readEnvironment()
  const store = await openReleaseStore(withSecretFiles(process.env), { dataDir, follows: false })
  const version = nextCandidate(await store.versions(name))
  say(`${name}: publishing ${version}`)
  changes.onUndo(() => unpublish(store, name, version))
  await runStep(
    {
      what: 'the release',
      script: 'scripts/release.ts',
      args: ['publish', name, version],
    },
    signal,
  )
  const { url } = previewLinks(
    openPreviews(parseSiteEnvironment(withSecretFiles(process.env)).PREVIEW_KEY, releases),
    {
      site: '',
      remote: name,
      version,
      path: `/${name}`,
      until: new Date(Date.now() + previewMs),
    },
  )
  return lines(name, version, url)
}

const write = (remote: NewRemote, changes: Changes) => {
  const { name } = remote
  const files = readTreeTemplate(remote, JSON.parse(readFileSync(join(root, lockFile), 'utf8')))
  const manifest = files.get('package.json') ?? ''
  changes.createFolder(name, files)
  changes.rewrite(owners, (text) => addOwner(text, remote))
  changes.rewrite(map, (text) => addMapRow(text, remote))
  changes.rewrite(contract, (text) => addProps(text, remote))
  // the widgets of the contract are in it; the next step writes it anew
  changes.rewrite(contractReport, (text) => text)
  changes.rewrite(lockFile, (text) => addToLock(text, name, manifest))
  changes.rewrite('node_modules/.package-lock.json', (text) => addToLock(text, name, manifest))
  changes.link(`node_modules/@calm-rest/${name}`, join('..', '..', name))
}

/** The next free prerelease: sources that are not committed may be published as one, and it is not for guests. */
const nextCandidate = (taken: readonly string[]): string => {
  const numbers = Array.from({ length: taken.length + 1 }, (_, i) => `1.0.0-rc.${i + 1}`)
  return numbers.find((version) => !taken.includes(version)) ?? '1.0.0-rc.1'
}

const unpublish = (store: ReleaseStore, name: string, version: string) => {
  const folder = join(store.folder, name)
  void store.remove(name, version)
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

/** Validity of the preview link: time for a team to commit a first version. */
const previewMs = 30 * 24 * 60 * 60 * 1000

const lines = (name: string, version: string, preview: string) => `
${name} is there, with one widget, 'welcome', in three languages, a page of its own and an entry in the menu.

  npm run dev ${name}   to work on it, at /${name}
  npm test -- ${name}   its tests
  npm start   to see it as guests would

${version} is published and live for nobody. On a site that runs already, it is shown to you alone by
${preview}
Commit, then: npm run release -- publish ${name}, and promote.`
