import { partnerFiles } from '@calm-rest/embed/files'
import { useTranslation } from 'react-i18next'
import * as styles from './partners.module.css'

/** Words are `promise.items.<name>`. */
const promises = ['names', 'once', 'link', 'quiet', 'prices', 'pinned'] as const

/** Guarantees for a page that loads version 1, and files with the details. */
export const Promises = () => {
  const { t, i18n } = useTranslation('partners')
  const lang = i18n.language
  return (
    <>
      <h2 id="partners-promise">{t('promise.title')}</h2>
      <p className={styles.lead}>{t('promise.lead')}</p>
      <ul className={styles.promises}>
        {promises.map((name) => (
          <li key={name} className={styles.promise}>
            {t(`promise.items.${name}`)}
          </li>
        ))}
      </ul>
      <p>
        <a href={`/status?lang=${lang}`}>{t('promise.status')}</a>
      </p>
      <h3>{t('promise.files')}</h3>
      <ul className={styles.links}>
        {Object.keys(partnerFiles).map((file) => (
          <li key={file}>
            <a href={`/partners/files/${file}`}>{file}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
