import type { Picture } from '@calm-rest/contract/api'
import { useTranslation } from 'react-i18next'
import { RoomPicture } from '../../room-picture/room-picture.tsx'
import * as styles from './slides.module.css'
import type { SlidesState } from './use-slides.ts'

interface SlidesProps {
  slides: SlidesState
  pictures: readonly (Picture | undefined)[]
  name: string
  /** How wide they are shown. */
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
      // buttons in it make it reachable by keyboard; without them it has to be so itself
      {...(!onOpen && { tabIndex: 0, role: 'group', 'aria-label': name })}
      className={styles.track}
      onScroll={slides.scrolled}
      onPointerDown={slides.taken}
      onWheel={slides.taken}
    >
      {pictures.map((picture, place) => {
        const loading = place === 0 ? 'eager' : 'lazy'
        const number = place + 1
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
                tabIndex={place === index ? 0 : -1}
                aria-label={t('gallery.enlarge', { number, count })}
                onClick={onOpen}
              >
                <RoomPicture
                  picture={picture}
                  alt=""
                  sizes={sizes}
                  loading={loading}
                  fetchPriority={place === 0 ? 'high' : 'auto'}
                />
              </button>
            ) : (
              <RoomPicture picture={picture} alt={name} sizes={sizes} />
            )}
          </div>
        )
      })}
    </div>
  )
}
