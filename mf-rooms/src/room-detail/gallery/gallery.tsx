import type { Picture } from '@calm-rest/contract/api'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './gallery.module.css'
import { SlideControls } from './slide-controls.tsx'
import { Slides } from './slides.tsx'
import { useHistoryEntry } from './use-history-entry.ts'
import { arrowStep, focusSlide, useSlides } from './use-slides.ts'
import { Viewer } from './viewer.tsx'

interface GalleryProps {
  name: string
  /** Empty: the placeholder is shown. */
  pictures: readonly Picture[]
}

/** `sizes` of the pictures: beside the text on a wide page, above it on a narrow one. */
const sizes = '(min-width: 900px) min(60vw, 720px), 100vw'

/** Pictures of a room as a carousel by the ARIA pattern; each opens a viewer that fills the screen. */
export const Gallery = ({ name, pictures }: GalleryProps) => {
  const { t } = useTranslation()
  const shown = pictures.length > 0 ? pictures : [undefined]
  const slides = useSlides(shown.length)
  const { track, index, show } = slides
  const { isOpen, open, close } = useHistoryEntry('viewer')
  const wasOpen = useRef(false)

  // A closing dialog returns the focus to the picture that was pressed; another one may be on the screen by now.
  useEffect(() => {
    if (!isOpen && wasOpen.current) focusSlide(track.current, index)
    wasOpen.current = isOpen
  }, [isOpen, track, index])

  const keyPressed = (event: KeyboardEvent) => {
    const step = arrowStep(event.key)
    if (step === 0 || isOpen || shown.length < 2) return
    event.preventDefault()
    show(index + step)
  }

  return (
    <>
      <section
        aria-roledescription={t('gallery.carousel')}
        aria-label={t('gallery.label', { name })}
        className={styles.gallery}
        onKeyDown={keyPressed}
      >
        <SlideControls slides={slides} count={shown.length} />
        <Slides slides={slides} pictures={shown} name={name} sizes={sizes} onOpen={open} />
      </section>
      <Viewer
        open={isOpen}
        name={name}
        pictures={shown}
        first={index}
        onShown={(shownIndex) => show(shownIndex, 'instant')}
        onClose={close}
      />
    </>
  )
}
