import type { ListedPhotograph } from '@calm-rest/contract/staff'
import { classNames, Icon, icons } from '@calm-rest/ui'
import type { PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as button from '../parts/icon-button.module.css'
import * as styles from './photographs.module.css'

interface PhotographCardProps {
  photograph: ListedPhotograph
  position: number
  /** How many the room shows. */
  count: number
  isCarried: boolean
  busy: boolean
  onPressed: (event: PointerEvent, id: number) => void
  onMove: (id: number, position: number) => void
  onRemove: (id: number) => void
}

/** A photograph at its place: dragged by the picture, moved by the buttons below it. */
export const PhotographCard = ({ photograph, position, count, ...props }: PhotographCardProps) => {
  const { t } = useTranslation()
  const { id, src, width, height } = photograph
  const { isCarried, busy, onPressed, onMove, onRemove } = props
  const step = (by: -1 | 1) => {
    const to = position + by
    if (!busy && to >= 1 && to <= count) onMove(id, to)
  }
  return (
    <li className={classNames(styles.card, isCarried && styles.carried)} data-position={position}>
      <div
        className={classNames(styles.frame, styles.handle)}
        onPointerDown={(event) => onPressed(event, id)}
      >
        <img
          src={src}
          width={width}
          height={height}
          className={styles.picture}
          alt={t('photographs.picture', { position, count })}
          draggable={false}
          loading="lazy"
          decoding="async"
        />
      </div>
      {position === 1 ? (
        <p className={styles.first}>{t('photographs.first')}</p>
      ) : (
        <CardButton
          draw={icons.star}
          corner={styles.makeFirst}
          label={t('photographs.makeFirst', { position })}
          onPress={() => !busy && onMove(id, 1)}
        />
      )}
      <div className={styles.tools}>
        <CardButton
          draw={icons.chevronLeft}
          label={t('photographs.earlier', { position })}
          isOff={position === 1}
          onPress={() => step(-1)}
        />
        <CardButton
          draw={icons.chevronRight}
          label={t('photographs.later', { position })}
          isOff={position === count}
          onPress={() => step(1)}
        />
        <CardButton
          draw={icons.close}
          label={t('photographs.remove', { position })}
          onPress={() => !busy && onRemove(id)}
        />
      </div>
    </li>
  )
}

interface CardButtonProps {
  draw: string
  label: string
  /** Stays where it is, so that it does not lose the focus when a picture arrives at an end. */
  isOff?: boolean
  corner?: string | undefined
  onPress: () => void
}

const CardButton = ({ draw, label, isOff = false, corner, onPress }: CardButtonProps) => (
  <button
    type="button"
    className={classNames(button.iconButton, corner)}
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={() => !isOff && onPress()}
  >
    <Icon draw={draw} />
  </button>
)
