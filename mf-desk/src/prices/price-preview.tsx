import type { PricePreview as Preview } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { VisuallyHidden } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import type { Quoted } from '../api/use-quote.ts'
import * as parts from '../parts/parts.module.css'
import { quotedWords } from '../parts/quoted-words.ts'
import { shortDay } from '../parts/stay-names.ts'
import { useDaySpan } from '../parts/use-day-span.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './prices.module.css'
import { type Stretch, stretchesOf } from './stretches.ts'

/** What guests pay for each night, before and after. */
export const PricePreview = ({ previewed }: { previewed: Quoted<Preview> }) => {
  const { t } = useTranslation()
  return (
    <section className={styles.preview} aria-label={t('prices.preview')}>
      <p role="status">{quotedWords(previewed, t, t('prices.nothing'), () => t('prices.previewLead'))}</p>
      {previewed.status === 'ready' &&
        previewed.quote.rooms.map((room) => <RoomPreview key={room.roomId} room={room} />)}
    </section>
  )
}

const RoomPreview = ({ room: { roomType, guests, nights } }: { room: Preview['rooms'][number] }) => {
  const { t } = useTranslation()
  return (
    <div>
      <h3 className={styles.previewRoom}>
        <span>{roomType}</span> <span className={parts.soft}>{t('guests', { count: guests })}</span>
      </h3>
      <ul className={styles.stretches}>
        {stretchesOf(nights).map((stretch) => (
          <StretchLine key={stretch.first} stretch={stretch} />
        ))}
      </ul>
    </div>
  )
}

const StretchLine = ({ stretch: { first, last, before, after } }: { stretch: Stretch }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const daySpan = useDaySpan()
  return (
    <li className={styles.stretch}>
      <span>{daySpan(shortDay(lang, first), shortDay(lang, last))}</span>
      <VisuallyHidden>{t('prices.before', { price: formatPrice(lang, before) })}</VisuallyHidden>
      <s aria-hidden="true" className={parts.soft}>
        {formatPrice(lang, before)}
      </s>
      <strong>{formatPrice(lang, after)}</strong>
    </li>
  )
}
