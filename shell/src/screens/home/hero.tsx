import { hotel } from '@calm-rest/contract/hotel'
import { Button, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { NewTabNote, newTab } from '../../links/new-tab.tsx'
import { Waves } from '../../parts/waves.tsx'
import * as styles from './hero.module.css'

/** The poster: the house above, the words on deep sea below, where they can be read in any light. */
export const Hero = () => {
  const { t } = useTranslation()
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <picture>
        <source srcSet="/art/hero-house-dark.svg" media="(prefers-color-scheme: dark)" />
        <img
          src="/art/hero-house.svg"
          alt={t('home.hero.picture')}
          width="1600"
          height="900"
          fetchPriority="high"
          className={styles.picture}
        />
      </picture>
      <div className={styles.block}>
        <Waves into="sea" className={styles.waves} />
        <div className={styles.inner}>
          <div>
            <p className={styles.eyebrow}>{t('home.hero.eyebrow')}</p>
            <h1 id="hero-title" className={styles.title}>
              {t('home.hero.title')}
            </h1>
          </div>
          <div className={styles.side}>
            <p className={styles.text}>{t('home.hero.text')}</p>
            <div className={styles.actions}>
              <ButtonLink to="/login" size="large" className={styles.book}>
                {t('common.bookNow')}
              </ButtonLink>
              <Button href={hotel.listingUrl} {...newTab} variant="secondary" size="large" className={styles.more}>
                {t('home.hero.more')}
                <Icon draw={icons.external} />
                <NewTabNote />
              </Button>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
