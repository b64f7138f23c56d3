import { useHost } from '@calm-rest/federation/widget'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

interface RoomPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> {
  /** As the API names it; without one the placeholder is shown. */
  path: string | undefined
  alt: string
}

const placeholder = '/media/placeholder.svg'

/** A picture of a room, 3:2. One that is missing or broken gives way to the placeholder, once. */
export const RoomPicture = ({ path = placeholder, alt, ...native }: RoomPictureProps) => {
  const { api } = useHost()
  const [broken, setBroken] = useState<string>()
  const img = useRef<HTMLImageElement>(null)
  const shown = broken === path ? placeholder : path

  // A picture in HTML from the server can break before anybody listens for it.
  useEffect(() => {
    if (img.current?.complete) img.current.decode().catch(() => setBroken(path))
  }, [path])

  return (
    <img
      {...native}
      ref={img}
      alt={alt}
      src={api.mediaUrl(shown)}
      width={1200}
      height={800}
      decoding="async"
      onError={() => setBroken(path)}
    />
  )
}
