import { addressLinesOf } from '@calm-rest/contract/address'
import type { GuestBooking } from '@calm-rest/contract/api'
import { mapUrlFor } from '@calm-rest/contract/maps'
import { HostLink, useHost } from '@calm-rest/federation/widget'
import { formatDate, formatPrice } from '@calm-rest/i18n'
import { Card } from '@calm-rest/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PropertyContact } from '../booking-card/property-contact.tsx'
import { useLang } from '../use-lang.ts'
import * as styles from './ticket.module.css'
import { TicketActions } from './ticket-actions.tsx'

interface TicketProps {
  token: string
  /** The confirmed rooms, at least one. */
  rooms: readonly [GuestBooking, ...GuestBooking[]]
  nameOf: (room: GuestBooking) => string
}

/** Place and price of the stay, printed with the cards above it: for the journey, and for a visa. */
export const Ticket = ({ token, rooms, nameOf }: TicketProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { property: facts } = useHost()
  const [{ property }] = rooms
  const propertyId = useId()
  const payId = useId()
  const lines = rooms.flatMap(({ priceLines }) => priceLines)
  return (
    <Card>
      <div className={styles.columns}>
        <section aria-labelledby={propertyId} className={styles.column}>
          <h2 id={propertyId} className={styles.title}>
            {t('ticket.property')}
          </h2>
          <address className={styles.address}>
            <strong>{facts?.name}</strong>
            {facts && addressLinesOf(facts.address, lang).map((line) => <span key={line}>{line}</span>)}
          </address>
          <p>
            <PropertyContact phone={property?.phone} />
          </p>
          <p className={styles.links}>
            {facts?.geo && (
              <a href={mapUrlFor(lang, facts)} target="_blank" rel="noopener noreferrer">
                {t('ticket.map')}
              </a>
            )}
            <HostLink to={{ screen: 'location' }}>{t('ticket.way')}</HostLink>
          </p>
        </section>
        <section aria-labelledby={payId} className={styles.column}>
          <h2 id={payId} className={styles.title}>
            {t('ticket.pay')}
          </h2>
          <dl className={styles.rows}>
            {lines.map(({ kind, name, amount, quantity = 1, included }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have the same line
              <div key={index} className={styles.row}>
                <dt>{quantity > 1 ? `${quantity} × ${name}` : name}</dt>
                <dd data-kind={kind}>
                  {t(included ? 'summary.included' : 'summary.amount', { amount: formatPrice(lang, amount) })}
                </dd>
              </div>
            ))}
            <div className={styles.total}>
              <dt>{t('summary.total')}</dt>
              <dd>
                {formatPrice(
                  lang,
                  rooms.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
                )}
              </dd>
            </div>
          </dl>
          <p className={styles.how}>{t('terms.payment')}</p>
        </section>
      </div>
      <TicketActions token={token} text={useSharedText(rooms, nameOf)} />
    </Card>
  )
}

const dateStyle = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const

/** For companions and hosts: the stay and the property, without access to the booking. */
const useSharedText = (rooms: TicketProps['rooms'], nameOf: TicketProps['nameOf']): string => {
  const { t } = useTranslation()
  const lang = useLang()
  const { property } = useHost()
  const stays = rooms.map((room) =>
    t('ticket.shared', {
      room: nameOf(room),
      checkIn: formatDate(lang, room.checkIn, dateStyle),
      checkOut: formatDate(lang, room.checkOut, dateStyle),
    }),
  )
  const place = property && [addressLinesOf(property.address, lang).join(', '), mapUrlFor(lang, property)]
  return [property?.name, ...stays, ...(place ?? [])].filter(Boolean).join('\n')
}
