import type { Picture as PictureData, Room } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { Picture, type PictureProps } from '@calm-rest/ui'
import { useState } from 'react'

interface RoomPictureProps extends Omit<PictureProps, 'picture' | 'urlOf' | 'onBroken' | 'alt'> {
  /** Undefined: the placeholder is shown. */
  picture: PictureData | undefined
  /** The room's alternative text for a picture that the API does not describe; '' for an ornament. */
  name: string
}

const placeholder: PictureData = { src: '/media/placeholder.svg', width: 1200, height: 800 }

/** A picture of a room; the placeholder replaces one that is missing or broken. */
export const RoomPicture = ({ picture = placeholder, name, ...rest }: RoomPictureProps) => {
  const { api } = useHost()
  const [broken, setBroken] = useState<string>()
  const shown = broken === picture.src ? placeholder : picture
  return (
    <Picture
      {...rest}
      picture={shown}
      alt={name && (shown.alt ?? name)}
      urlOf={api.mediaUrl}
      onBroken={() => setBroken(picture.src)}
    />
  )
}

/**
 * Pictures of a room. An API of an earlier release has only `images`, addresses of drawn scenes, or a single `image`.
 */
export const picturesOf = ({ pictures, images, image }: Room): readonly PictureData[] =>
  pictures ?? addressesOf(images, image).map((src) => ({ src, width: 1200, height: 800 }))

/** A room as its card shows it, with its first picture: a page with all rooms is 1 KB smaller. */
export const forCard = (room: Room): Room => ({
  ...room,
  images: [],
  pictures: picturesOf(room).slice(0, 1),
  amenityIcons: [],
})

const addressesOf = (images: readonly string[], image: string | undefined) =>
  images.length === 0 && image !== undefined ? [image] : images
