import type { Lang, StaySearch } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useCategoryLabel } from '../category/use-category-label.ts'
import { RoomCalendar } from '../room-calendar/room-calendar.tsx'
import { RoomFacts } from '../room-facts/room-facts.tsx'
import { picturesOf } from '../room-picture/room-picture.tsx'
import { RoomRating } from '../room-rating/room-rating.tsx'
import { BookingBar } from './booking-bar.tsx'
import { Gallery } from './gallery/gallery.tsx'
import type { RoomPage } from './load-room.ts'
import * as styles from './room-detail.module.css'
import { RoomStory } from './room-story.tsx'
import { useOffer } from './use-offer.ts'
import { useStay } from './use-stay.ts'
import { useTitle } from './use-title.ts'

interface RoomArticleProps extends RoomPage {
  /** Initial stay of the choice of dates. */
  stay: StaySearch
  lang: Lang
}

export const RoomArticle = ({ room, asked, today, stay: given, lang }: RoomArticleProps) => {
  const { t } = useTranslation()
  const host = useHost()
  const categoryLabel = useCategoryLabel()
  const { stay, stayChosen } = useStay(room._id, given)
  const { offer, asksForChildren } = useOffer(room, stay, asked, lang)
  useTitle(room.name, room.description)
  return (
    <article className={styles.article}>
      <Button variant="quiet" className={styles.back} onClick={() => host.navigate({ screen: 'back' })}>
        {t('detail.back')}
      </Button>
      <div className={styles.layout}>
        <div className={styles.pictures}>
          {/* the key makes another room begin at its first picture */}
          <Gallery key={room._id} name={room.name} pictures={picturesOf(room)} />
        </div>
        <div className={styles.side}>
          <header className={styles.head}>
            <p className={styles.category}>{categoryLabel(room.category)}</p>
            <h1 lang={room.textLangs?.name} className={styles.name}>
              {room.name}
            </h1>
            <RoomRating rating={room.rating} lang={lang} />
            <RoomFacts room={room} lang={lang} stacked />
          </header>
          <BookingBar room={room} stay={stay} offer={offer} onStay={stayChosen} lang={lang} />
        </div>
        <RoomStory room={room} lang={lang}>
          <RoomCalendar
            room={room}
            today={today}
            stay={stay}
            offer={offer}
            asksForChildren={asksForChildren}
            onStay={stayChosen}
            lang={lang}
          />
        </RoomStory>
      </div>
    </article>
  )
}
