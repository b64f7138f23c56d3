import { drawingOf } from '@calm-rest/contract/drawings'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { useSite } from '../../site/site.ts'
import * as styles from './not-found.module.css'

export const NotFound = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.page}>
      <img
        src={drawingOf(useSite().facts.look, 'lost')}
        alt=""
        width="480"
        height="320"
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1 className={styles.title}>{t('notFound.title')}</h1>
        <p className={styles.text}>{t('notFound.text')}</p>
        <ButtonLink to="/" size="large">
          {t('notFound.home')}
        </ButtonLink>
      </div>
    </div>
  )
}
