import type { Picture as PictureData, Room } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { Picture, Skeleton } from '@calm-rest/ui'
import { useState } from 'react'
import * as styles from './room-picture.module.css'

interface RoomPictureProps {
  room: Room | undefined
  loading: boolean
}

const placeholder: PictureData = { src: '/media/placeholder.svg', width: 1200, height: 800 }
/** One column, then two fifths of the page. */
const sizes = '(min-width: 940px) min(38vw, 460px), min(100vw, 560px)'

/** The room's first picture. Its name stands below, so that the picture itself needs no words. */
export const RoomPicture = ({ room, loading }: RoomPictureProps) => {
  const { api } = useHost()
  const [broken, setBroken] = useState<string>()
  if (loading) return <Skeleton shape="picture" className={styles.picture} />
  if (!room) return <div className={styles.placeholder} />
  const picture = firstOf(room) ?? placeholder
  return (
    <Picture
      key={picture.src}
      className={styles.picture}
      picture={broken === picture.src ? placeholder : picture}
      urlOf={api.mediaUrl}
      alt=""
      sizes={sizes}
      onBroken={() => setBroken(picture.src)}
    />
  )
}

/** An API of an earlier release names addresses only, all of drawn scenes. */
const firstOf = ({ pictures, images: [src] }: Room): PictureData | undefined =>
  pictures ? pictures[0] : src === undefined ? undefined : { src, width: 1200, height: 800 }
