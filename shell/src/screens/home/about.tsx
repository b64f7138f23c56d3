import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../links/screen-link.tsx'
import { FigureList } from '../../sections/figure-list.tsx'
import { Section } from '../../sections/section.tsx'
import { langOf, plainOf } from '../../texts/plain.ts'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import * as styles from './about.module.css'
import { RatingBadge } from './rating-badge.tsx'

export const About = () => {
  const { t } = useTranslation()
  const { about, figures } = useTexts('home')
  if (!about?.title) return null
  return (
    <Section labelledBy="home-about" className={styles.about}>
      <div className={styles.words}>
        <h2 id="home-about">
          <Shown of={about.title} />
        </h2>
        <p className={styles.text}>
          <Shown of={about.text} />
        </p>
        <ScreenLink to="/about">{t('home.about.more')}</ScreenLink>
      </div>
      <div className={styles.print}>
        <img
          src="/art/veranda.svg"
          alt={plainOf(about.picture)}
          lang={langOf(about.picture)}
          width="1200"
          height="800"
          loading="lazy"
          className={styles.picture}
        />
        <RatingBadge />
      </div>
      {figures?.items && (
        <div className={styles.facts}>
          <FigureList figures={figures.items} />
        </div>
      )}
    </Section>
  )
}
