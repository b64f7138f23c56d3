import { Card, Icon, icons } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mailUrl, telUrl } from '../../hotel/contact-links.ts'
import { NewTabNote, newTab } from '../../links/new-tab.tsx'
import { useSite } from '../../site/site.ts'
import * as styles from './contact-cards.module.css'

export const ContactCards = () => {
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
      <ContactCard draw={icons.pin} title={t('contact.office')}>
        {t('contact.officeText')}
      </ContactCard>
      <ContactCard draw={icons.guests} title={t('contact.network')}>
        {manager?.network ? (
          <a href={manager.network} {...newTab}>
            <span>{t('contact.networkText')}</span>
            <NewTabNote />
          </a>
        ) : (
          t('contact.networkText')
        )}
      </ContactCard>
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
