export { type EndedAccess, endAccessIn, type MemberName } from './access/end-access.ts'
export { openRestored } from './access/open-restored.ts'
export { backupOptionsOfFile } from './environment.ts'
export { hasItsSum } from './files.ts'
export { chooseKept, type Keep } from './keep.ts'
export { type BackupPlace, type MadeBackup, makeBackup } from './make-backup.ts'
export { listBackups, type StoredBackup } from './names.ts'
export { createKeyPair, type KeyPair, readIdentities } from './offsite/age.ts'
export { offsiteFolders, openOffsiteStore } from './offsite/environment.ts'
export { addOffsiteGauges } from './offsite/gauges.ts'
export {
  type OffsiteRestoreOptions,
  type OffsiteRestoreResult,
  restoreOffsite,
} from './offsite/restore-offsite.ts'
export { replacedFolder } from './replace.ts'
export { type RestoreOptions, type RestoreResult, restoreBackup } from './restore-backup.ts'
export { pruneBackups } from './retention.ts'
export { type VerifiedDatabase, verifyDatabase } from './verify.ts'
