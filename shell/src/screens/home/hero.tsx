import { Button, classNames, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { NewTabNote, newTab } from '../../links/new-tab.tsx'
import { Waves } from '../../sections/waves.tsx'
import { useSite } from '../../site/site.ts'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import * as styles from './hero.module.css'
import { HeroPicture } from './hero-picture.tsx'

/** The poster. On a wide screen its title stands in the sky, on a narrow one below on deep sea. */
export const Hero = () => {
  const { t } = useTranslation()
  const { listingUrl, name, look } = useSite().facts
  const { hero } = useTexts('home')
  return (
    <section className={classNames(styles.hero, look?.hero && styles.below)} aria-labelledby="hero-title">
      <HeroPicture text={hero?.picture} />
      <Waves into="sea" className={styles.waves} />
      <div className={styles.words}>
        {hero?.eyebrow && (
          <p className={styles.eyebrow}>
            <Shown of={hero.eyebrow} />
          </p>
        )}
        <h1 id="hero-title" className={styles.title}>
          <Shown of={hero?.title ?? name} />
        </h1>
      </div>
      <div className={styles.search}>
        <HeroSearch />
      </div>
      <div className={styles.foot}>
        <p className={styles.text}>
          <Shown of={hero?.text} />
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/login" size="large" className={styles.book}>
            {t('common.bookNow')}
          </ButtonLink>
          {listingUrl && (
            <Button href={listingUrl} {...newTab} variant="secondary" size="large" className={styles.more}>
              <span>{t('home.hero.more')}</span>
              <Icon draw={icons.external} />
              <NewTabNote />
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

/** One object: a slot takes another for a change. */
const nothing = {}

/** The search: it listens to the last chosen dates by itself. */
const HeroSearch = () => <RemoteSlot remote="mf-rooms" widget="stay-search" props={nothing} minor />
