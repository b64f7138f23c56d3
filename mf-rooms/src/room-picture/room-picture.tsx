import type { Picture as PictureData } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { Picture, type PictureProps } from '@calm-rest/ui'
import { useState } from 'react'

interface RoomPictureProps extends Omit<PictureProps, 'picture' | 'urlOf' | 'onBroken'> {
  /** Without one the placeholder is shown. */
  picture: PictureData | undefined
}

const placeholder: PictureData = { src: '/media/placeholder.svg', width: 1200, height: 800 }

/** A picture of a room. One that is missing or broken gives way to the placeholder, once. */
export const RoomPicture = ({ picture = placeholder, ...rest }: RoomPictureProps) => {
  const { api } = useHost()
  const [broken, setBroken] = useState<string>()
  return (
    <Picture
      {...rest}
      picture={broken === picture.src ? placeholder : picture}
      urlOf={api.mediaUrl}
      onBroken={() => setBroken(picture.src)}
    />
  )
}
