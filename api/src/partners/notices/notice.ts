import type { BookingStatus } from '@calm-rest/contract/api'

export const noticeTypes = [
  'booking.created',
  'booking.changed',
  'booking.cancelled',
  'booking.no_show',
] as const
export type NoticeType = (typeof noticeTypes)[number]

/** A notice about one booking, and the body of its webhook. It contains nothing about the guest. */
export interface Notice {
  /** The same in every attempt, so that receivers can recognize repetitions. */
  id: string
  type: NoticeType
  createdAt: string
  /** Id of the partner. */
  partner: string
  reference: string
  /** Id of the room, as in addresses and elements. */
  room: string
  checkIn: string
  checkOut: string
  /** As in the statement: 0 if the stay was cancelled or not taken up, as is the revenue. */
  nights: number
  revenueCents: number
  campaign: string | null
  source: 'origin' | 'link'
  status: BookingStatus
}
