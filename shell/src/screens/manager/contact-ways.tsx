import type { ShownText } from '@calm-rest/contract/texts'
import { Card, Icon, icons } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mailUrl, telUrl } from '../../hotel/contact-links.ts'
import { NewTabNote, newTab } from '../../links/new-tab.tsx'
import { useSite } from '../../site/site.ts'
import { Shown } from '../../texts/shown.tsx'
import * as styles from './contact-cards.module.css'

interface ContactCardsProps {
  office: ShownText | undefined
  network: ShownText | undefined
}

export const ContactCards = ({ office, network }: ContactCardsProps) => {
  const { t } = useTranslation('manager')
  const { managerPhone, manager } = useSite().facts
  return (
    <ul className={styles.cards}>
      {managerPhone !== '' && (
        <ContactCard draw={icons.phone} title={t('contact.phone')}>
          <a href={telUrl(managerPhone)}>{managerPhone}</a>
        </ContactCard>
      )}
      {manager?.email !== undefined && (
        <ContactCard draw={icons.mail} title={t('contact.email')}>
          <a href={mailUrl(manager.email)}>{manager.email}</a>
        </ContactCard>
      )}
      {office && (
        <ContactCard draw={icons.pin} title={t('contact.office')}>
          <Shown of={office} />
        </ContactCard>
      )}
      {network && (
        <ContactCard draw={icons.guests} title={t('contact.network')}>
          {manager?.network ? (
            <a href={manager.network} {...newTab}>
              <span>
                <Shown of={network} />
              </span>
              <NewTabNote />
            </a>
          ) : (
            <Shown of={network} />
          )}
        </ContactCard>
      )}
    </ul>
  )
}

const ContactCard = ({ draw, title, children }: { draw: string; title: string; children: ReactNode }) => (
  <Card as="li">
    <div className={styles.head}>
      <Icon draw={draw} size="large" className={styles.icon} />
      <h3 className={styles.title}>{title}</h3>
    </div>
    <p className={styles.text}>{children}</p>
  </Card>
)
