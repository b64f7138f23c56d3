import type { Picture, Room } from '@calm-rest/contract/api'

/** Pictures of a room; an API of an earlier release names their addresses only, all of drawn scenes, or just one. */
export const picturesOf = ({ pictures, images, image }: Room): readonly Picture[] =>
  pictures ?? addressesOf(images, image).map((src) => ({ src, width: 1200, height: 800 }))

const addressesOf = (images: readonly string[], image: string | undefined) =>
  images.length === 0 && image !== undefined ? [image] : images
