import type { StaffRoomType } from '@calm-rest/contract/staff'
import { HostLink } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { toSection } from '../navigation/sections.ts'
import { longDay } from '../parts/stay-names.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './room-units.module.css'

interface UnitsAheadProps {
  /** Label of what it prevents. */
  label: string
  ahead: StaffRoomType['units'][number]['ahead']
  /** The first ones say enough: each of them has to go first. */
  most: number
}

/** Stays and blocks that prevent it, with a link to each. */
export const UnitsAhead = ({ label, ahead, most }: UnitsAheadProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  return (
    <p className={styles.ahead}>
      <span>{label}</span>{' '}
      {ahead.slice(0, most).map(({ reference, blockId, from, until }) => {
        const days = `${longDay(lang, from)} – ${longDay(lang, until)}`
        return reference ? (
          <HostLink key={reference} to={toSection({ section: 'stay', reference })}>
            {t('property.stayAhead', { days })}
          </HostLink>
        ) : (
          <span key={blockId}>{t('property.blockAhead', { days })}</span>
        )
      })}
      {ahead.length > most && <span>{t('property.moreAhead', { count: ahead.length - most })}</span>}
    </p>
  )
}
