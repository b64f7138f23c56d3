import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../links/screen-link.tsx'
import { FigureList } from '../../sections/figure-list.tsx'
import { Section } from '../../sections/section.tsx'
import * as styles from './about.module.css'
import { RatingBadge } from './rating-badge.tsx'

const highlights = ['rooms', 'years', 'satisfaction', 'concierge'] as const

export const About = () => {
  const { t } = useTranslation()
  return (
    <Section labelledBy="home-about" className={styles.about}>
      <div className={styles.words}>
        <h2 id="home-about">{t('home.about.title')}</h2>
        <p className={styles.text}>{t('home.about.text')}</p>
        <ScreenLink to="/about">{t('home.about.more')}</ScreenLink>
      </div>
      <div className={styles.print}>
        <img
          src="/art/veranda.svg"
          alt={t('home.about.picture')}
          width="1200"
          height="800"
          loading="lazy"
          className={styles.picture}
        />
        <RatingBadge />
      </div>
      <div className={styles.facts}>
        <FigureList
          figures={highlights.map((name) => ({
            value: t(`home.highlights.${name}.value`),
            label: t(`home.highlights.${name}.label`),
            note: t(`home.highlights.${name}.note`),
          }))}
        />
      </div>
    </Section>
  )
}
