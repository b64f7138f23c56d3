import type { BookingStatus } from '@calm-rest/contract/api'

export const noticeTypes = [
  'booking.created',
  'booking.changed',
  'booking.cancelled',
  'booking.no_show',
] as const
export type NoticeType = (typeof noticeTypes)[number]

/** What a partner is told about one booking, and the body of its webhook: nothing about the guest. */
export interface Notice {
  /** The same in every attempt: whoever gets it twice knows by this. */
  id: string
  type: NoticeType
  createdAt: string
  /** Id of the partner. */
  partner: string
  reference: string
  /** Id of the room, as addresses and elements have it. */
  room: string
  checkIn: string
  checkOut: string
  /** As the statement counts them: 0 where it was cancelled or not taken up, as is the revenue. */
  nights: number
  revenueCents: number
  campaign: string | null
  source: 'origin' | 'link'
  status: BookingStatus
}
