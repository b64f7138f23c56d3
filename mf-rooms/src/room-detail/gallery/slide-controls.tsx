import { classNames, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './slide-controls.module.css'
import type { SlidesState } from './use-slides.ts'

interface SlideControlsProps {
  slides: SlidesState
  count: number
}

/** 'Previous', position and 'next'; nothing for a single picture. */
export const SlideControls = ({ slides, count }: SlideControlsProps) => {
  const { t } = useTranslation()
  if (count < 2) return null
  const { index, show } = slides
  return (
    <>
      <button
        type="button"
        className={classNames(styles.step, styles.previous)}
        aria-label={t('gallery.previous')}
        data-early="-1"
        onClick={() => show(index - 1)}
      >
        <Icon draw={icons.chevronLeft} />
      </button>
      <button
        type="button"
        className={classNames(styles.step, styles.next)}
        aria-label={t('gallery.next')}
        data-early="1"
        onClick={() => show(index + 1)}
      >
        <Icon draw={icons.chevronRight} />
      </button>
      <p role="status" className={styles.position}>
        {t('gallery.position', { number: index + 1, count })}
      </p>
    </>
  )
}
