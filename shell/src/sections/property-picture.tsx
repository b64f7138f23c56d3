import type { Picture } from '@calm-rest/contract/api'
import type { ShownText } from '@calm-rest/contract/texts'
import { langOf, plainOf } from '../texts/plain.ts'

interface PropertyPictureProps {
  /** The owner's; without one, the drawing shows. */
  photograph: Picture | undefined
  drawing: { src: string; width: number; height: number }
  /** What it shows. */
  text: ShownText | undefined
  /** Its displayed width, as `sizes` of an img. */
  sizes?: string
  loading?: 'lazy'
  className?: string | undefined
}

/** A picture of the property itself, in the best format that the browser has. */
export const PropertyPicture = ({
  photograph,
  drawing,
  text,
  sizes = '(min-width: 60em) 40rem, 100vw',
  loading,
  className,
}: PropertyPictureProps) => {
  const { src, width, height } = photograph ?? drawing
  const picture = (
    <img
      src={src}
      alt={plainOf(text)}
      lang={langOf(text)}
      width={width}
      height={height}
      loading={loading}
      className={className}
    />
  )
  if (!photograph?.sources) return picture
  return (
    <picture>
      {photograph.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {picture}
    </picture>
  )
}
