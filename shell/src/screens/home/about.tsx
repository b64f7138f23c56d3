import { drawingOf } from '@calm-rest/contract/drawings'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../links/screen-link.tsx'
import { useIsWritten } from '../../routes/use-is-written.ts'
import { FigureList } from '../../sections/figure-list.tsx'
import { PropertyPicture } from '../../sections/property-picture.tsx'
import { Section } from '../../sections/section.tsx'
import { useSite } from '../../site/site.ts'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import * as styles from './about.module.css'
import { RatingBadge } from './rating-badge.tsx'

export const About = () => {
  const { t } = useTranslation()
  const { look } = useSite().facts
  const { about, figures } = useTexts('home')
  const isWritten = useIsWritten()
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
        {isWritten('about') && <ScreenLink to="/about">{t('home.about.more')}</ScreenLink>}
      </div>
      <div className={styles.print}>
        <PropertyPicture
          photograph={look?.about}
          drawing={{ src: drawingOf(look, 'house'), width: 1200, height: 800 }}
          text={about.picture}
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
