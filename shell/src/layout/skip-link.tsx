import { useTranslation } from 'react-i18next'
import * as styles from './skip-link.module.css'

export const SkipLink = () => {
  const { t } = useTranslation()
  return (
    <a href="#main" className={styles.skip}>
      {t('layout.skip')}
    </a>
  )
}
