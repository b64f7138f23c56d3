import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Channels } from '@calm-rest/contract/releases'
import type { ObjectStore } from '@calm-rest/objects'
import { LRUCache } from 'lru-cache'
import { writeAtomically } from '../folder/files.ts'
import { namedVersions } from '../folder/next-channels.ts'
import { gateReport, writeGateReport } from '../gate-report.ts'
import { approvalName } from '../proof/approval.ts'
import { signatureName } from '../proof/signature-file.ts'
import { fetchVersion, NotWhole } from './fetch-version.ts'
import { approvalKey, gateKey, signatureKey } from './keys.ts'

/**
 * Milliseconds for which an absent or incomplete version is not requested again: anyone can name one in an
 * address.
 */
const absentMs = 10_000
const absentMost = 2_000

interface MirrorOptions {
  bucket: ObjectStore
  folder: string
  /** Called for a published version whose files differ from its release.json. */
  onNotWhole: (why: NotWhole) => void
}

/**
 * A copy on this machine of the files that pages may request, laid out as a folder of releases. Every version
 * in it is complete and was checked file by file. It may be deleted while no server runs on it: it fills
 * again.
 */
export const createMirror = ({ bucket, folder, onNotWhole }: MirrorOptions) => {
  const underWay = new Map<string, Promise<void>>()
  const absent = new LRUCache<string, true>({ max: absentMost, ttl: absentMs })
  const folderOf = (remote: string, version: string) => join(folder, remote, version)

  const fetchOnce = async (remote: string, version: string) => {
    try {
      const there = await fetchVersion(bucket, { remote, version }, folderOf(remote, version))
      if (there) await fetchGateReport(remote, version)
      else absent.set(folderOf(remote, version), true)
    } catch (cause) {
      if (!(cause instanceof NotWhole)) throw cause
      absent.set(folderOf(remote, version), true)
      onNotWhole(cause)
    }
  }

  /**
   * Resolves when the version is on this machine, or is known not to be published completely. Throws if the
   * bucket is unreachable.
   */
  const ensureLocal = async (remote: string, version: string): Promise<void> => {
    const target = folderOf(remote, version)
    if (existsSync(target) || absent.has(target)) return
    const known = underWay.get(target)
    if (known !== undefined) return known
    const work = fetchOnce(remote, version).finally(() => underWay.delete(target))
    underWay.set(target, work)
    return work
  }

  /** The report comes after the version and may be replaced. */
  const fetchGateReport = async (remote: string, version: string) => {
    const report = await bucket.get(gateKey(remote, version))
    if (report) writeGateReport(folder, gateReport.parse(JSON.parse(report.content.toString())))
  }

  /** May change: a version is signed again when a key ends. */
  const fetchSignature = async (remote: string, version: string) => {
    const signature = await bucket.get(signatureKey(remote, version))
    const path = join(folderOf(remote, version), signatureName)
    if (signature && existsSync(folderOf(remote, version)))
      writeAtomically(path, signature.content.toString())
  }

  /** An approval that is gone counts no longer. */
  const fetchApproval = async (remote: string, version: string) => {
    if (!existsSync(folderOf(remote, version))) return
    const approval = await bucket.get(approvalKey(remote, version))
    const path = join(folderOf(remote, version), approvalName)
    if (approval) writeAtomically(path, approval.content.toString())
    else rmSync(path, { force: true })
  }

  return {
    ensureLocal,
    fetchGateReport,
    fetchSignature,
    fetchApproval,
    /** Fetches all versions that the channels name, so that no page waits for their files. */
    ensureNamedLocal: async (remote: string, channels: Channels) => {
      await Promise.all(
        namedVersions(channels).map(async (version) => {
          absent.delete(folderOf(remote, version))
          const before = existsSync(folderOf(remote, version))
          await ensureLocal(remote, version)
          if (!before) return
          await fetchGateReport(remote, version)
          await fetchSignature(remote, version)
          await fetchApproval(remote, version)
        }),
      )
    },
    /**
     * Stores the channels for a start while the bucket is unreachable. Removes the files of retired versions.
     */
    storeChannels: (remote: string, channels: Channels, name: string) => {
      const path = join(folder, remote, `${name}.json`)
      mkdirSync(dirname(path), { recursive: true })
      writeAtomically(path, `${JSON.stringify(channels, null, 2)}\n`)
      for (const { action, version } of channels.history)
        if (action === 'retire') rmSync(folderOf(remote, version), { recursive: true, force: true })
    },
  }
}

export type Mirror = ReturnType<typeof createMirror>
