import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { archiveType } from '@calm-rest/contract/release-api'
import { root } from '@calm-rest/releases/checkout'
import type { Figure } from '../scenario.ts'
import { countStatuses, faultsIn, keptVersions, type Property, teamsRemote } from './property.ts'

/** The remote's build as an archive of another version. */
const archiveOf = (folder: string, version: string) => {
  const manifest = join(folder, 'release.json')
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version }))
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
  const bytes = execFileSync('tar', ['-czf', '-', '-C', folder, ...files], { maxBuffer: 2 ** 26 })
  return new Uint8Array(bytes)
}

/** Number 10: a token publishes without end; refusals say so, and existing releases stay. */
export const fillByReleases = async ({ isSite, port, publisher }: Property): Promise<Figure[]> => {
  // the API alone has no releases
  if (!isSite) return []
  const call = async (method: string, path: string, body?: Uint8Array<ArrayBuffer>) => {
    const headers = { Authorization: `Bearer ${publisher}`, 'Content-Type': archiveType }
    const init = { method, headers, ...(body && { body }) }
    const response = await fetch(`http://127.0.0.1:${port}/api/releases/${teamsRemote}${path}`, init)
    return { status: response.status, body: await response.text(), ms: 0 }
  }
  const versionsNow = async () => {
    const { versions }: { versions: unknown[] } = JSON.parse((await call('GET', '')).body)
    return versions.length
  }
  const before = await versionsNow()
  const wanted = keptVersions + 3
  const answers = []
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-published-'))
  try {
    cpSync(join(root, teamsRemote, 'dist'), folder, { recursive: true })
    for (let patch = 1; patch <= wanted; patch += 1) {
      const version = `9.0.${patch}`
      answers.push(await call('PUT', `/${version}`, archiveOf(folder, version)))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return [
    { what: '10: versions that one token published', value: wanted, atLeast: 1 },
    { what: '10: of those taken', value: countStatuses(answers)[201] ?? 0, exactly: keptVersions },
    {
      what: '10: of those refused as beyond the quota',
      value: answers.filter((answer) => answer.body.includes('"release_quota"')).length,
      exactly: wanted - keptVersions,
    },
    {
      what: '10: versions that are there afterwards',
      value: await versionsNow(),
      exactly: before + keptVersions,
    },
    { what: '10: answers 5xx to archives', value: faultsIn(answers), exactly: 0 },
  ]
}
