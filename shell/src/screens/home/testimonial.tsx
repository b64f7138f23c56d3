import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../links/screen-link.tsx'
import { Section } from '../../sections/section.tsx'
import { useSite } from '../../site/site.ts'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import * as styles from './testimonial.module.css'

const stars = ['one', 'two', 'three', 'four', 'five']

export const Testimonial = () => {
  const { t } = useTranslation()
  const { guests } = useTexts('home')
  const { meanRating } = useSite()
  // a house without a review quotes nobody
  if (!guests?.title || meanRating.read() === null) return null
  return (
    <Section labelledBy="home-guests" tone="dusk" width="text" className={styles.testimonial}>
      <h2 id="home-guests" className={styles.title}>
        <Shown of={guests.title} />
      </h2>
      <p role="img" aria-label={t('home.guests.stars')} className={styles.stars}>
        {stars.map((star) => (
          <Icon key={star} draw={icons.star} filled />
        ))}
      </p>
      <figure className={styles.figure}>
        <blockquote className={styles.quote}>
          <p>
            <Shown of={guests.quote} />
          </p>
        </blockquote>
        <figcaption className={styles.by}>
          <Shown of={guests.by} />
        </figcaption>
      </figure>
      <ScreenLink to="/testimonials" className={styles.more}>
        {t('home.guests.more')}
      </ScreenLink>
    </Section>
  )
}
