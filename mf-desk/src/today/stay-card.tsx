import { guestTextNames } from '@calm-rest/contract/guest-texts'
import type { StaffStay } from '@calm-rest/contract/staff'
import { HostLink } from '@calm-rest/federation/widget'
import { formatPrice } from '@calm-rest/i18n'
import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { nationalitiesText } from '../nationality/nationalities-text.ts'
import { NationalityButton } from '../nationality/nationality-button.tsx'
import { toSection } from '../navigation/sections.ts'
import { Card } from '../parts/card.tsx'
import * as parts from '../parts/parts.module.css'
import { StateBadge } from '../parts/state-badge.tsx'
import { guestOf, stayDay, unitOf } from '../parts/stay-names.ts'
import { Due } from '../payments/due.tsx'
import { MarkButtons } from '../stay/mark-buttons.tsx'
import { useLang } from '../use-lang.ts'
import * as styles from './today.module.css'

interface StayCardProps {
  stay: StaffStay
  /** Says when the guests come. */
  isArrival: boolean
  onChanged: () => Promise<void>
}

/** One stay of the day: the unit, notes for its guests, and the next action. */
export const StayCard = ({ stay, isArrival, onChanged }: StayCardProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { reference, arrival, note, guests, nights, checkOut, phone, deposit } = stay
  const noted = nationalitiesText(stay, lang, t)
  return (
    <Card
      title={<HostLink to={toSection({ section: 'stay', reference })}>{guestOf(stay)}</HostLink>}
      badge={<StateBadge state={stay.state} />}
    >
      <p className={styles.unit}>{unitOf(stay)}</p>
      <p className={parts.facts}>
        {isArrival && arrival?.time && (
          <span className={styles.time}>
            <Icon draw={icons.clock} /> <span>{arrival.time}</span>
          </span>
        )}
        <span>{t('guests', { count: guests })}</span>
        {noted && <span>{noted}</span>}
        <span>{t('nights', { count: nights })}</span>
        <span>{t('until', { day: stayDay(lang, checkOut) })}</span>
        <Due stay={stay} />
        {deposit && (
          <span>
            {t('deposit', { total: formatPrice(lang, deposit.missing), day: stayDay(lang, deposit.dueOn) })}
          </span>
        )}
        {phone && <a href={`tel:${phone}`}>{phone}</a>}
      </p>
      {[note, ...guestTextNames.map((name) => stay[name])].filter(Boolean).map((text) => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
      <MarkButtons stay={stay} isArrival={isArrival} onMarked={onChanged}>
        <NationalityButton stay={stay} onSaved={() => void onChanged()} />
      </MarkButtons>
    </Card>
  )
}
