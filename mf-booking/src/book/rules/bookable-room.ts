import type { Room } from '@calm-rest/contract/api'

/** The room's data that the form needs. */
export type BookableRoom = Pick<
  Room,
  '_id' | 'name' | 'price' | 'discountPrice' | 'priceVaries' | 'guests' | 'images' | 'pictures'
>

/** Omits the other fields, which would add 4 KB to a page with all rooms. */
export const toBookable = ({
  _id,
  name,
  price,
  discountPrice,
  priceVaries,
  guests,
  ...room
}: Room): BookableRoom => ({
  _id,
  name,
  price,
  discountPrice,
  priceVaries,
  guests,
  images: room.images.slice(0, 1),
  pictures: room.pictures?.slice(0, 1),
})
