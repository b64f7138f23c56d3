import type { Check } from '../check.ts'
import { backups } from './backups.ts'
import { backupsElsewhere } from './backups-elsewhere.ts'
import { certificate } from './certificate.ts'
import { clock } from './clock.ts'
import { disk } from './disk.ts'
import { holes } from './holes.ts'
import { mail } from './mail.ts'
import { restore } from './restore.ts'

/**
 * Every check by the name of its cause, which the database stores: a name is never used for another cause, nor a
 * fact of it renamed.
 */
export const checks = {
  disk,
  certificate,
  mail,
  backups,
  backupsElsewhere,
  restore,
  clock,
  holes,
} satisfies Record<string, Check>

export type Cause = keyof typeof checks

/** False for a cause that a newer version stored. */
export const isCause = (name: string): name is Cause => Object.hasOwn(checks, name)
