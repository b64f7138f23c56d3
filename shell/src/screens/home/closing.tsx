import { Ornament } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { Section } from '../../sections/section.tsx'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import * as styles from './closing.module.css'

export const Closing = () => {
  const { t } = useTranslation()
  const { closing } = useTexts('home')
  if (!closing?.title) return null
  return (
    <Section labelledBy="home-closing" width="text" className={styles.closing}>
      <Ornament />
      <h2 id="home-closing">
        <Shown of={closing.title} />
      </h2>
      <p className={styles.text}>
        <Shown of={closing.text} />
      </p>
      <ButtonLink to="/login" size="large">
        {t('common.bookNow')}
      </ButtonLink>
    </Section>
  )
}
