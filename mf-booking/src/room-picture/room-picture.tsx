import type { Picture as PictureData, Room } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { Picture, Skeleton } from '@calm-rest/ui'
import { useState } from 'react'
import * as styles from './room-picture.module.css'

type PicturedRoom = Pick<Room, 'pictures' | 'images'>

interface RoomPictureProps {
  room: PicturedRoom | undefined
  loading?: boolean
  /** `sizes` of the img. */
  sizes: string
  lazy?: boolean
}

const placeholder: PictureData = { src: '/media/placeholder.svg', width: 1200, height: 800 }

/** The room's first picture. The name is beside it, so its alt text is empty. */
export const RoomPicture = ({ room, loading, sizes, lazy }: RoomPictureProps) => {
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
      {...(lazy && { loading: 'lazy' })}
      onBroken={() => setBroken(picture.src)}
    />
  )
}

/** Earlier releases of the API return URLs only, all of drawn scenes. */
const firstOf = ({ pictures, images: [src] }: PicturedRoom): PictureData | undefined =>
  pictures ? pictures[0] : src === undefined ? undefined : { src, width: 1200, height: 800 }
