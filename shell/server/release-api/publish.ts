import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveLimits, archiveType } from '@calm-rest/contract/release-api'
import {
  AlreadyPublished,
  type AssertRoom,
  assertBackendsMapped,
  assertNextVersion,
  assertNoConflict,
  type BackendsFile,
  type Permission,
  publisherOf,
  ReleaseRefused,
  type ReleaseStore,
  readWholeRelease,
  unpackArchive,
} from '@calm-rest/releases'
import { RateLimiterMemory } from 'rate-limiter-flexible'

interface PublishDeps {
  store: ReleaseStore
  backends: BackendsFile
  assertRoom: AssertRoom
  /** Folder in which archives are unpacked; remains of an earlier process are removed. */
  incoming: string
}

/** Archives unpacked at the same time; each takes up to 64 MB of the disk meanwhile. */
const maxUploads = 4
/** Those of one team: who sends slowly keeps nobody else from publishing. */
const maxUploadsOfTeam = maxUploads - 1
/** Far above what a CI publishes; quotas limit what is stored. */
const publishedPerHour = 30
/** Longer than any request. */
const leftOverMs = 60 * 60 * 1000

/**
 * Publishes an archive: unpacked in a separate folder, checked completely, then published. Returns whether
 * the version is new.
 */
export const createPublish = ({ store, backends, assertRoom, incoming }: PublishDeps) => {
  const limiter = new RateLimiterMemory({ points: publishedPerHour, duration: 60 * 60 })
  const uploads: string[] = []
  const inTurn = createTurns()
  removeLeftOvers(incoming)

  const takeIn = async (
    folder: string,
    { remote, version }: { remote: string; version: string },
    permission: Permission,
  ): Promise<boolean> => {
    const { manifest, hash } = await readWholeRelease(folder, { remote, version })
    const published = await store.versions(remote)
    if (!published.includes(version)) {
      assertNextVersion(remote, version, published)
      assertNoConflict(store, manifest)
      assertBackendsMapped(backends, manifest)
      await assertRoom({ remote, team: permission.team, folder })
      // only the archive's files are trusted
      await store.publish(manifest, folder, publisherOf(permission, new Date()))
      return true
    }
    await store.ensureLocal(remote, version)
    if (store.release(remote, version)?.hash !== hash) throw new AlreadyPublished(remote, version)
    return false
  }

  return async (
    request: Request,
    { remote, version }: { remote: string; version: string },
    permission: Permission,
  ): Promise<boolean> => {
    assertArchive(request)
    await limiter.consume(remote).catch(() => {
      throw new ReleaseRefused('too_many_release_requests', `At most ${publishedPerHour} archives an hour.`)
    })
    const { team } = permission
    const ofTeam = uploads.filter((one) => one === team).length
    if (uploads.length >= maxUploads || ofTeam >= maxUploadsOfTeam)
      throw new ReleaseRefused(
        'uploads_busy',
        `At most ${maxUploads} at once, ${maxUploadsOfTeam} of a team.`,
      )
    uploads.push(team)
    const folder = join(incoming, randomUUID())
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await unpackArchive(request.body ?? new Blob([]).stream(), folder)
      // each request sees what the previous one has stored
      const isNew = await inTurn(() => takeIn(folder, { remote, version }, permission))
      // even if an earlier request was interrupted before it
      const { history } = store.readChannels(remote)
      const isNoted = history.some((entry) => entry.action === 'publish' && entry.version === version)
      if (!isNoted) await store.notePublished(remote, version, permission.actor)
      return isNew
    } finally {
      uploads.splice(uploads.indexOf(team), 1)
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Runs tasks one after the other. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }
}

const assertArchive = ({ headers }: Request) => {
  const type = headers.get('Content-Type') ?? ''
  if (type.split(';')[0]?.trim().toLowerCase() !== archiveType) {
    throw new ReleaseRefused('archive_type', `It was sent as ${JSON.stringify(type.slice(0, 80))}.`)
  }
  if (Number(headers.get('Content-Length') ?? 0) > archiveLimits.bytes) {
    throw new ReleaseRefused('archive_too_large', `More than ${archiveLimits.bytes} bytes.`)
  }
}

const removeLeftOvers = (incoming: string) => {
  if (!existsSync(incoming)) return
  for (const name of readdirSync(incoming)) {
    const path = join(incoming, name)
    if (Date.now() - statSync(path).mtimeMs > leftOverMs) rmSync(path, { recursive: true, force: true })
  }
}
