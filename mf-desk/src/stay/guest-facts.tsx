import type { StayPage } from '@calm-rest/contract/staff'
import { HostLink } from '@calm-rest/federation/widget'
import { formatDate } from '@calm-rest/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathOf } from '../desk/sections.ts'
import { nationalitiesText } from '../nationality/nationalities-text.ts'
import { shortDay } from '../parts/stay-names.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './stay.module.css'

/** When, how many, and how to reach them. */
export const GuestFacts = ({ page: { stay, otherRooms, otherStays, partner } }: { page: StayPage }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { email, phone, arrival, children } = stay
  const facts: [string, ReactNode][] = [
    [t('stay.dates'), `${shortDay(lang, stay.checkIn)} – ${shortDay(lang, stay.checkOut)}`],
    [t('stay.length'), t('nights', { count: stay.nights })],
    [t('stay.guests'), t('guests', { count: stay.guests })],
    [t('stay.children'), children.length > 0 && children.join(', ')],
    [t('nationality.name'), nationalitiesText(stay, lang, t)],
    [t('stay.phone'), phone && <a href={`tel:${phone}`}>{phone}</a>],
    [t('stay.email'), email && <a href={`mailto:${email}`}>{email}</a>],
    [t('stay.arrives'), arrival?.time],
    [t('stay.flight'), arrival?.flight],
    [t('stay.shuttle'), arrival?.shuttle && t('yes')],
    [t('stay.arrivalNote'), arrival?.note],
    [t('stay.request'), stay.specialRequest],
    [t('stay.partner'), partner],
    [
      t('stay.otherRooms'),
      otherRooms.length > 0 && <Stays stays={otherRooms.map((reference) => [reference, reference])} />,
    ],
    [
      t('stay.otherStays'),
      otherStays.length > 0 && (
        <Stays stays={otherStays.map(({ reference, checkIn }) => [reference, formatDate(lang, checkIn)])} />
      ),
    ],
  ]
  return (
    <section aria-label={t('stay.guest')}>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

/** Links to other stays, each by a name. */
const Stays = ({ stays }: { stays: readonly (readonly [reference: string, name: string])[] }) => (
  <span className={styles.references}>
    {stays.map(([reference, name]) => (
      <HostLink key={reference} to={{ screen: 'remote-route', path: pathOf({ section: 'stay', reference }) }}>
        {name}
      </HostLink>
    ))}
  </span>
)
