import { limits } from '@calm-rest/contract/limits'
import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { Section } from '../../sections/section.tsx'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import * as styles from './featured-rooms.module.css'
import { useViewAll } from './use-view-all.ts'

const props = { limit: limits.featuredRooms }

export const FeaturedRooms = () => {
  const { t } = useTranslation()
  const { rooms } = useTexts('home')
  const viewAll = useViewAll()
  return (
    <Section labelledBy="home-rooms" tone="sand">
      <div className={styles.head}>
        <div>
          <h2 id="home-rooms">
            <Shown of={rooms?.title ?? t('titles.rooms')} />
          </h2>
          {rooms?.lead && (
            <p className={styles.lead}>
              <Shown of={rooms.lead} />
            </p>
          )}
        </div>
        <ButtonLink to="/rooms" variant="secondary" onClick={viewAll} className={styles.all}>
          <span>{t('home.rooms.viewAll')}</span>
          <Icon draw={icons.arrowRight} />
        </ButtonLink>
      </div>
      <RemoteSlot remote="mf-rooms" widget="featured-rooms" props={props} />
    </Section>
  )
}
