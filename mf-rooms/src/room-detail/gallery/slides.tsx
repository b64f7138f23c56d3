import type { Picture } from '@calm-rest/contract/api'
import { VisuallyHidden } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { RoomPicture } from '../../room-picture/room-picture.tsx'
import * as styles from './slides.module.css'
import type { SlidesState } from './use-slides.ts'

interface SlidesProps {
  slides: SlidesState
  pictures: readonly (Picture | undefined)[]
  name: string
  /** `sizes` of the pictures. */
  sizes: string
  /** Makes every picture a button. */
  onOpen?: (() => void) | undefined
}

export const Slides = ({ slides, pictures, name, sizes, onOpen }: SlidesProps) => {
  const { t } = useTranslation()
  const { track, index } = slides
  const count = pictures.length

  return (
    <div
      ref={track}
      // scrollable by keyboard: through its buttons, or else by itself
      {...(!onOpen && { tabIndex: 0, role: 'group', 'aria-label': name })}
      data-row=""
      className={styles.track}
      onScroll={slides.scrolled}
      onPointerDown={slides.interrupted}
      onWheel={slides.interrupted}
    >
      {pictures.map((picture, position) => {
        const loading = position === 0 ? 'eager' : 'lazy'
        const number = position + 1
        return (
          // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern asks for a group; this is no form
          <div
            key={picture?.src ?? ''}
            role="group"
            aria-roledescription={t('gallery.slide')}
            aria-label={t('gallery.position', { number, count })}
            className={styles.slide}
          >
            {onOpen ? (
              <button
                type="button"
                className={styles.open}
                tabIndex={position === index ? 0 : -1}
                data-picture={position === index ? '' : undefined}
                onClick={onOpen}
              >
                <VisuallyHidden>{t('gallery.enlarge', { number, count })}</VisuallyHidden>{' '}
                <RoomPicture
                  picture={picture}
                  name={name}
                  sizes={sizes}
                  loading={loading}
                  fetchPriority={position === 0 ? 'high' : 'auto'}
                />
              </button>
            ) : (
              <RoomPicture picture={picture} name={name} sizes={sizes} />
            )}
          </div>
        )
      })}
    </div>
  )
}
