import { mailtoLink } from '@calm-rest/contract/email'
import { guestTextNames } from '@calm-rest/contract/guest-texts'
import type { StayPage } from '@calm-rest/contract/staff'
import { HostLink } from '@calm-rest/federation/widget'
import { formatDate } from '@calm-rest/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { nationalitiesText } from '../nationality/nationalities-text.ts'
import { toSection } from '../navigation/sections.ts'
import { stayDay } from '../parts/stay-names.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './stay.module.css'

interface Fact {
  name: string
  /** Not shown where there is nothing. */
  value: ReactNode
  isWide?: true
}

/** When, how many, and how to reach them. */
export const GuestFacts = ({ page: { stay, otherRooms, otherStays, partner } }: { page: StayPage }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { email, phone, arrival, children } = stay
  const facts: Fact[] = [
    {
      name: t('stay.dates'),
      value: `${stayDay(lang, stay.checkIn)} – ${stayDay(lang, stay.checkOut)}`,
      isWide: true,
    },
    { name: t('stay.length'), value: t('nights', { count: stay.nights }) },
    { name: t('stay.guests'), value: t('guests', { count: stay.guests }) },
    { name: t('stay.children'), value: children.join(', ') },
    { name: t('nationality.name'), value: nationalitiesText(stay, lang, t) },
    { name: t('stay.phone'), value: phone && <a href={`tel:${phone}`}>{phone}</a> },
    { name: t('stay.email'), value: email && <a href={mailtoLink(email)}>{email}</a>, isWide: true },
    { name: t('stay.arrives'), value: arrival?.time },
    { name: t('stay.flight'), value: arrival?.flight },
    { name: t('stay.shuttle'), value: arrival?.shuttle && t('yes') },
    { name: t('stay.arrivalNote'), value: arrival?.note, isWide: true },
    ...guestTextNames.map(
      (text): Fact => ({ name: t(`guestText.${text}.short`), value: stay[text], isWide: true }),
    ),
    { name: t('stay.partner'), value: partner },
    {
      name: t('stay.otherRooms'),
      value: otherRooms.length > 0 && <Stays stays={otherRooms.map((reference) => [reference, reference])} />,
      isWide: true,
    },
    {
      name: t('stay.otherStays'),
      value: otherStays.length > 0 && (
        <Stays stays={otherStays.map(({ reference, checkIn }) => [reference, formatDate(lang, checkIn)])} />
      ),
      isWide: true,
    },
  ]
  return (
    <section aria-label={t('stay.guest')}>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value)
          .map(({ name, value, isWide }) => (
            <div key={name} className={isWide ? styles.wide : undefined}>
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
      <HostLink key={reference} to={toSection({ section: 'stay', reference })}>
        {name}
      </HostLink>
    ))}
  </span>
)
