import { amapUrlOf } from '@calm-rest/contract/maps'
import { Button, icons } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressLines } from '../../hotel/address-lines.tsx'
import { mailUrl, telUrl } from '../../hotel/contact-links.ts'
import { CopyAddress } from '../../hotel/copy-address.tsx'
import { directionsUrl } from '../../hotel/maps.ts'
import { NewTabNote, newTab } from '../../links/new-tab.tsx'
import { useSite } from '../../site/site.ts'
import { InfoCard } from './info-card.tsx'
import * as styles from './info-cards.module.css'
import { ScheduleCard } from './schedule-card.tsx'

export const InfoCards = () => {
  const { t, i18n } = useTranslation('contact')
  const facts = useSite().facts
  const { phone, email, address } = facts
  // Amap opens in China, where Google does not
  const ways = [
    { href: facts.geo && directionsUrl(facts.geo), words: t('address.action') },
    { href: amapUrlOf(facts), words: t('address.amap') },
  ]
  if (i18n.language === 'zh') ways.reverse()
  return (
    <ul className={styles.cards}>
      {phone !== '' && (
        <InfoCard
          draw={icons.phone}
          title={t('phone.title')}
          action={<Action href={telUrl(phone)}>{t('phone.action')}</Action>}
        >
          {phone}
        </InfoCard>
      )}
      {email !== '' && (
        <InfoCard
          draw={icons.mail}
          title={t('email.title')}
          action={<Action href={mailUrl(email)}>{t('email.action')}</Action>}
        >
          {email}
        </InfoCard>
      )}
      {address.town !== '' && (
        <InfoCard
          draw={icons.pin}
          title={t('address.title')}
          action={
            <>
              {ways.map(
                ({ href, words }) =>
                  href && (
                    <Action key={href} href={href} {...newTab}>
                      <span>{words}</span>
                      <NewTabNote />
                    </Action>
                  ),
              )}
              <CopyAddress
                words={{ copy: t('copy.do'), done: t('copy.done'), marked: t('copy.marked') }}
                className={styles.action}
              />
            </>
          }
        >
          <address className={styles.address}>
            <AddressLines />
          </address>
        </InfoCard>
      )}
      <ScheduleCard />
    </ul>
  )
}

const Action = (props: { href: string; target?: string; rel?: string; children: ReactNode }) => (
  <Button {...props} variant="secondary" size="small" className={styles.action} />
)
