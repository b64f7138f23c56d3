import type { StaffBackups } from '@calm-rest/contract/staff'
import { Alert } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { moment } from '../parts/moment.ts'
import * as parts from '../parts/parts.module.css'
import { useLang } from '../use-lang.ts'

interface BackupProps {
  backups: StaffBackups
}

/** A warning while backups are late, or could not be restored; nothing while all is well. */
export const BackupNotice = ({ backups: { state, until, rehearsal } }: BackupProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  if (state === 'well') return null
  const name = state === 'late' && until === null ? 'never' : state
  const at = state === 'late' ? until : rehearsal?.at
  return (
    <Alert tone="danger" title={t(`backup.${name}.title`)}>
      {t(`backup.${name}.text`, { at: at ? moment(lang, at) : '' })}
    </Alert>
  )
}

/** How far the backups go, and the last restore that was tried. */
export const BackupLine = ({ backups: { until, rehearsal } }: BackupProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  if (until === null) return null
  const { at, bookings = null, seconds = null } = rehearsal ?? {}
  const isTried = at !== undefined && bookings !== null && seconds !== null
  return (
    <p className={parts.soft}>
      {t('backup.well', { at: moment(lang, until) })}{' '}
      {isTried && t('backup.tried', { at: moment(lang, at), bookings, seconds: Math.ceil(seconds) })}
    </p>
  )
}
