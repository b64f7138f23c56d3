import type { Room } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { classNames, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './room-facts.module.css'

interface RoomFactsProps {
  room: Pick<Room, 'bed' | 'guests' | 'size' | 'textLangs'>
  lang: Lang
  /** One below the other, in the size of body text. */
  stacked?: boolean
}

/** Bed, guests and size. */
export const RoomFacts = ({ room, lang, stacked }: RoomFactsProps) => {
  const { t } = useTranslation()
  const facts = [
    { draw: icons.bed, text: room.bed, textLang: room.textLangs?.bed },
    { draw: icons.guests, text: t('room.guests', { count: room.guests }) },
    { draw: icons.size, text: t('room.size', { size: formatNumber(lang, room.size) }) },
  ]
  return (
    <ul className={classNames(styles.facts, stacked && styles.stacked)} aria-label={t('room.facts')}>
      {facts.map(({ draw, text, textLang }) => (
        <li key={draw} className={styles.fact}>
          <Icon draw={draw} />
          <span lang={textLang}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
