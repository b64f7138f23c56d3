import type { Room } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { Skeleton } from '@calm-rest/ui'
import { useState } from 'react'
import * as styles from './room-picture.module.css'

interface RoomPictureProps {
  room: Room | undefined
  loading: boolean
}

/** The room's first picture. Its name stands below, so that the picture itself needs no words. */
export const RoomPicture = ({ room, loading }: RoomPictureProps) => {
  const { api } = useHost()
  const [broken, setBroken] = useState<string>()
  const path = room?.images[0]
  if (loading) return <Skeleton shape="picture" className={styles.picture} />
  if (!path || path === broken) return <div className={styles.placeholder} />
  return (
    <img
      key={path}
      className={styles.picture}
      src={api.mediaUrl(path)}
      alt=""
      width={1200}
      height={800}
      decoding="async"
      onError={() => setBroken(path)}
    />
  )
}
