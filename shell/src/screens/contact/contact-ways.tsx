import { amapUrlOf } from '@calm-rest/contract/maps'
import { Button, icons } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressLines } from '../../hotel/address-lines.tsx'
import { mailUrl, telUrl, whatsAppUrl } from '../../hotel/contact-links.ts'
import { CopyAddress } from '../../hotel/copy-address.tsx'
import { directionsUrl } from '../../hotel/maps.ts'
import { NewTabNote, newTab } from '../../links/new-tab.tsx'
import { InfoRow } from '../../sections/info-row.tsx'
import { useSite } from '../../site/site.ts'
import * as styles from './contact-ways.module.css'
import { ScheduleRow } from './schedule-row.tsx'

/** Ways to reach the property, each with its button; those that the owner has not given are left out. */
export const ContactWays = () => {
  const { t } = useTranslation('contact')
  const { phone, whatsapp, email, address } = useSite().facts
  return (
    <ul className={styles.ways}>
      {phone !== '' && (
        <InfoRow
          draw={icons.phone}
          title={t('phone.title')}
          action={<Action href={telUrl(phone)}>{t('phone.action')}</Action>}
        >
          {phone}
        </InfoRow>
      )}
      {whatsapp !== undefined && (
        <InfoRow
          draw={icons.phone}
          title={t('whatsapp.title')}
          action={<Action href={whatsAppUrl(whatsapp)}>{t('whatsapp.action')}</Action>}
        >
          {whatsapp}
        </InfoRow>
      )}
      {email !== '' && (
        <InfoRow
          draw={icons.mail}
          title={t('email.title')}
          action={<Action href={mailUrl(email)}>{t('email.action')}</Action>}
        >
          {email}
        </InfoRow>
      )}
      {address.town !== '' && (
        <InfoRow draw={icons.pin} title={t('address.title')} action={<AddressActions />}>
          <address className={styles.address}>
            <AddressLines />
          </address>
        </InfoRow>
      )}
      <ScheduleRow />
    </ul>
  )
}

const AddressActions = () => {
  const { t, i18n } = useTranslation('contact')
  const { facts } = useSite()
  // Amap opens in China, where Google does not: for a property whose guests read Chinese
  const maps = [
    { href: facts.geo && directionsUrl(facts.geo), words: t('address.action') },
    { href: facts.languages.includes('zh') ? amapUrlOf(facts) : undefined, words: t('address.amap') },
  ]
  if (i18n.language === 'zh') maps.reverse()
  return (
    <>
      {maps.map(
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
  )
}

const Action = (props: { href: string; target?: string; rel?: string; children: ReactNode }) => (
  <Button {...props} variant="secondary" size="small" className={styles.action} />
)
