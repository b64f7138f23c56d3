import type { AddOne } from '../../health/add-one.ts'
import { readStatus, shippedAgeSeconds } from './status.ts'

/** Adds gauges of the backups in a bucket, whichever process of the site ships them. */
export const addOffsiteGauges = (one: AddOne, dataDir: string, now: () => Date) => {
  const rehearsal = () => readStatus(dataDir)?.rehearsal
  one(
    'calm_rest_backup_shipped_age_seconds',
    'Age of the newest state of the database that the bucket can restore',
    () => {
      const status = readStatus(dataDir)
      return status && shippedAgeSeconds(status, now())
    },
  )
  one('calm_rest_backup_rehearsal_success', '1 if the last rehearsal of a restore succeeded', () => {
    const found = rehearsal()
    return found && Number(found.isGood)
  })
  one('calm_rest_backup_rehearsal_age_seconds', 'How long ago a restore was rehearsed', () => {
    const found = rehearsal()
    return found && (now().getTime() - Date.parse(found.at)) / 1000
  })
  one('calm_rest_backup_rehearsal_seconds', 'Duration of the rehearsed restore', () => rehearsal()?.seconds)
  one(
    'calm_rest_backup_rehearsal_loss_seconds',
    'Age of the state that the rehearsal restored',
    () => rehearsal()?.lossSeconds,
  )
}
