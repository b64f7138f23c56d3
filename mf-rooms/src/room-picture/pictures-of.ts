import type { Picture, Room } from '@calm-rest/contract/api'

/** Pictures of a room; an API of an earlier release names their addresses only, all of drawn scenes. */
export const picturesOf = ({ pictures, images }: Room): readonly Picture[] =>
  pictures ?? images.map((src) => ({ src, width: 1200, height: 800 }))
