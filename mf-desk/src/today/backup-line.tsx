import type { StaffBackups } from '@calm-rest/contract/staff'
import { useTranslation } from 'react-i18next'
import { moment } from '../parts/moment.ts'
import * as parts from '../parts/parts.module.css'
import { useLang } from '../use-lang.ts'

interface BackupProps {
  backups: StaffBackups
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
      <span>{t('backup.well', { at: moment(lang, until) })}</span>{' '}
      {isTried && (
        <span>{t('backup.tried', { at: moment(lang, at), bookings, seconds: Math.ceil(seconds) })}</span>
      )}
    </p>
  )
}
