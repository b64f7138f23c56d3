import type { ShownTexts } from '@calm-rest/contract/texts'
import { icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { mailUrl, telUrl } from '../../hotel/contact-links.ts'
import { NewTabNote, newTab } from '../../links/new-tab.tsx'
import { InfoRow } from '../../sections/info-row.tsx'
import { useSite } from '../../site/site.ts'
import { Shown } from '../../texts/shown.tsx'
import * as styles from './manager.module.css'

/** How to reach the manager: a card beside the portrait; nothing while the owner has given no way. */
export const ContactWays = ({ contact }: { contact: ShownTexts<'manager'>['contact'] }) => {
  const { t } = useTranslation('manager')
  const { managerPhone, manager } = useSite().facts
  const { title, office, network } = contact ?? {}
  if (managerPhone === '' && !manager?.email && !office && !network) return null
  return (
    <section aria-labelledby="manager-contact" className={styles.card}>
      <h2 id="manager-contact" className={styles.cardTitle}>
        <Shown of={title ?? t('contact.title')} />
      </h2>
      <ul className={styles.ways}>
        {managerPhone !== '' && (
          <InfoRow draw={icons.phone} title={t('contact.phone')}>
            <a href={telUrl(managerPhone)}>{managerPhone}</a>
          </InfoRow>
        )}
        {manager?.email !== undefined && (
          <InfoRow draw={icons.mail} title={t('contact.email')}>
            <a href={mailUrl(manager.email)}>{manager.email}</a>
          </InfoRow>
        )}
        {office && (
          <InfoRow draw={icons.pin} title={t('contact.office')}>
            <Shown of={office} />
          </InfoRow>
        )}
        {network && (
          <InfoRow draw={icons.guests} title={t('contact.network')}>
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
          </InfoRow>
        )}
      </ul>
    </section>
  )
}
