import type { Picture } from '@calm-rest/contract/api'
import { Dialog } from '@calm-rest/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SlideControls } from './slide-controls.tsx'
import { Slides } from './slides.tsx'
import { arrowStep, useSlides } from './use-slides.ts'
import * as styles from './viewer.module.css'

interface ViewerProps extends ViewerPicturesProps {
  open: boolean
  onClose: () => void
}

/** The pictures of a room over the whole screen. */
export const Viewer = ({ open, onClose, ...pictures }: ViewerProps) => {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('gallery.label', { name: pictures.name })}
      closeLabel={t('gallery.close')}
      variant="fullscreen"
    >
      <ViewerPictures {...pictures} />
    </Dialog>
  )
}

interface ViewerPicturesProps {
  name: string
  pictures: readonly (Picture | undefined)[]
  /** The picture to begin with. */
  first: number
  onShown: (index: number) => void
}

const ViewerPictures = ({ name, pictures, first, onShown }: ViewerPicturesProps) => {
  const root = useRef<HTMLDivElement>(null)
  const slides = useSlides(pictures.length, first)
  const { index, show } = slides

  const begin = useEffectEvent(() => show(first, 'instant'))
  const keyPressed = useEffectEvent((event: KeyboardEvent) => {
    const step = arrowStep(event.key)
    if (step !== 0 && pictures.length > 1) show(index + step)
  })
  // On the dialog, so that the arrow keys also work while its close button has the focus.
  useEffect(() => {
    begin()
    const dialog = root.current?.closest('dialog')
    const listen = (event: KeyboardEvent) => keyPressed(event)
    dialog?.addEventListener('keydown', listen)
    return () => dialog?.removeEventListener('keydown', listen)
  }, [])

  const shown = useEffectEvent(onShown)
  useEffect(() => shown(index), [index])

  return (
    <div ref={root} className={styles.viewer}>
      <SlideControls slides={slides} count={pictures.length} />
      <Slides slides={slides} pictures={pictures} name={name} sizes="100vw" />
    </div>
  )
}
