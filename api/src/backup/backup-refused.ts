/** It cannot be done, and nothing has changed; the message says why, and what to do. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}
