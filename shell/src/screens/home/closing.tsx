import { Ornament } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { Section } from '../../sections/section.tsx'
import * as styles from './closing.module.css'

export const Closing = () => {
  const { t } = useTranslation()
  return (
    <Section labelledBy="home-closing" width="text" className={styles.closing}>
      <Ornament />
      <h2 id="home-closing">{t('home.closing.title')}</h2>
      <p className={styles.text}>{t('home.closing.text')}</p>
      <ButtonLink to="/login" size="large">
        {t('common.bookNow')}
      </ButtonLink>
    </Section>
  )
}
