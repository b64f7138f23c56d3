import type { DiskRoom } from '../core/disk/disk-room.ts'
import type { AdvisoryReading } from './readings/advisories.ts'
import type { CertificateReading } from './readings/certificate.ts'
import type { ClockReading } from './readings/clock.ts'

/** Where checks get their figures. A test replaces what it cannot have for real, such as a full disk. */
export interface Sources {
  now: () => Date
  startedAt: Date
  readDisk: () => Promise<DiskRoom>
  /** Seconds for which no mail has gone out although some waits. */
  readMailStandstill: () => Promise<number>
  /** Undefined without scheduled backups. */
  readBackups: (() => BackupAge) | undefined
  /** Undefined without backups in another place, and before the first was begun. */
  readElsewhere: (() => BackupElsewhere | undefined) | undefined
  /** Undefined without a public address over HTTPS. */
  certificate: CertificateReading | undefined
  /** Undefined without a server to compare with. */
  clock: ClockReading | undefined
  /** Undefined without a list of known holes. */
  advisories: AdvisoryReading | undefined
}

export interface BackupAge {
  everyMs: number
  newestAt: Date | undefined
}

export interface BackupElsewhere {
  /** Age of the newest state that can be restored from there, or of the first attempt. */
  ageSeconds: number
  /** Whether that is more than a lost connection. */
  isLate: boolean
  /** The last restore that was tried; undefined before the first. */
  rehearsal: { at: string; isGood: boolean } | undefined
}
