import { join } from 'node:path'
import type { Site } from '@calm-rest/testing'
import Sqlite from 'better-sqlite3'

export interface StoredBooking {
  reference: string
  status: string
  room_type_id: string
  check_in: string
  check_out: string
  guests: number
  first_name: string
  last_name: string
  email: string
  phone: string | null
  arrival_time: string | null
  special_request: string | null
  total_cents: number
  lang: string
  rate_plan: string
  children: string
}

type WithData = Pick<Site, 'dataDir'>

const open = (site: WithData) => new Sqlite(join(site.dataDir, 'calm-rest.db'))

/** Row of the site's own database with a reference. */
export const storedBooking = (site: WithData, reference: string): StoredBooking | undefined => {
  const db = open(site)
  try {
    return db.prepare<[string], StoredBooking>('SELECT * FROM bookings WHERE reference = ?').get(reference)
  } finally {
    db.close()
  }
}

/** Stored bookings of a room that begin on a date. */
export const bookingsFrom = (site: WithData, room: string, checkIn: string): StoredBooking[] => {
  const db = open(site)
  try {
    return db
      .prepare<[string, string], StoredBooking>(
        'SELECT * FROM bookings WHERE room_type_id = ? AND check_in = ? ORDER BY id',
      )
      .all(room, checkIn)
  } finally {
    db.close()
  }
}

export const storedNights = (site: WithData, reference: string): string[] => {
  const db = open(site)
  try {
    return db
      .prepare<[string], string>(
        'SELECT night FROM booking_nights JOIN bookings b ON b.id = booking_id WHERE b.reference = ? ORDER BY night',
      )
      .pluck()
      .all(reference)
  } finally {
    db.close()
  }
}

/** The owner imports rates with the standard plan (docs/rates.md). */
export const setRates = (site: WithData, more: object) => {
  const db = open(site)
  const name = { en: 'Standard rate', de: 'Standardtarif', zh: '标准价' }
  const standard = { id: 'standard', name, cancellation: { kind: 'hours_after_booking', hours: 24 } }
  const { plans = [], ...others } = more as { plans?: object[] }
  try {
    db.prepare(
      'INSERT INTO rates (version, document, changed_at) SELECT coalesce(max(version), 0) + 1, ?, ? FROM rates',
    ).run(JSON.stringify({ plans: [standard, ...plans], ...others }), new Date().toISOString())
  } finally {
    db.close()
  }
}

/** The owner changes a price while guests have the page open. */
export const setPrice = (site: WithData, roomId: string, cents: number) => {
  const db = open(site)
  try {
    db.prepare('UPDATE room_types SET price_cents = ?, discount_price_cents = NULL WHERE id = ?').run(
      cents,
      roomId,
    )
  } finally {
    db.close()
  }
}
