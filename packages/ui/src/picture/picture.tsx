import type { Picture as PictureData } from '@calm-rest/contract/api'
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { classNames } from '../class-names.ts'
import * as styles from './picture.module.css'

export interface PictureProps
  extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'onError' | 'alt'> {
  /** A picture of the API: one address, or formats and widths to choose from. */
  picture: PictureData
  /** Address of a picture of the API for this page. */
  urlOf: (path: string) => string
  /** Alternative text; '' for an ornament. */
  alt: string
  /**
   * Its displayed width, as `sizes` of an img. A lazy picture uses the layout's width first, in browsers that
   * support it.
   */
  sizes: string
  /** Called if it cannot be shown, also if that happened in the server's HTML before hydration. */
  onBroken: () => void
}

/** A picture that fills its class's box. Its space is reserved, and its preview shows until it has loaded. */
export function Picture({ picture, urlOf, alt, sizes, onBroken, className, ...native }: PictureProps) {
  const { src, width, height, sources, preview, caption } = picture
  const img = useRef<HTMLImageElement>(null)
  const wanted = native.loading === 'lazy' ? `auto, ${sizes}` : sizes
  const broken = useEffectEvent(onBroken)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another picture
  useEffect(() => {
    if (img.current?.complete) img.current.decode().catch(() => broken())
  }, [src])

  return (
    <span className={classNames(styles.frame, className)}>
      {preview && <img className={styles.preview} src={preview} alt="" />}
      <picture>
        {sources?.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={addressed(srcset, urlOf)} sizes={wanted} />
        ))}
        <img
          decoding="async"
          {...native}
          ref={img}
          className={styles.image}
          alt={alt}
          src={urlOf(src)}
          // the condition of 'auto' on the sources
          {...(sources && { sizes: wanted })}
          width={width}
          height={height}
          onError={onBroken}
        />
      </picture>
      {caption && (
        // the alt text says it, too
        <span className={styles.caption} aria-hidden="true">
          {caption}
        </span>
      )}
    </span>
  )
}

/** '/a.webp 480w, /b.webp 800w' with the addresses of this page. */
const addressed = (srcset: string, urlOf: (path: string) => string) =>
  srcset
    .split(', ')
    .map((candidate) => {
      const [path = '', width = ''] = candidate.split(' ')
      return `${urlOf(path)} ${width}`
    })
    .join(', ')
