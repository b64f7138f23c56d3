import type { Position } from '@calm-rest/contract/world'

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
const comma = String.raw`(?:,|%2C|\s)\s*`

/** Where map apps write a position, the surest first: the pin of Google's links, then what a link shows, then bare numbers. */
const forms = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:q|query|ll|daddr|destination|coordinate)=${number}${comma}${number}`),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(`@${number},${number}`),
  new RegExp(`#map=[\\d.]+/${number}/${number}`),
  new RegExp(`^geo:${number},${number}`),
  new RegExp(`^${number}${comma}${number}$`),
]

/** A position in a link of a map app or in two numbers, latitude first; undefined if there is none. */
export const readPosition = (text: string): Position | undefined => {
  for (const form of forms) {
    const [, latitude, longitude] = form.exec(text.trim()) ?? []
    const at = { latitude: Number(latitude), longitude: Number(longitude) }
    if (Math.abs(at.latitude) <= 90 && Math.abs(at.longitude) <= 180) return at
  }
  return undefined
}
