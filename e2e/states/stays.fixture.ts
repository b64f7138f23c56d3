import { join } from 'node:path'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { linkIn, mailTo, type SharedSite } from '@calm-rest/testing'
import Sqlite from 'better-sqlite3'

const change = (site: SharedSite, sql: string, ...values: (string | number)[]) => {
  const db = new Sqlite(join(site.dataDir, 'calm-rest.db'))
  try {
    db.prepare(sql).run(...values)
  } finally {
    db.close()
  }
}

interface BookedStay {
  reference: string
  email: string
  checkIn: string
}

/** Books without an account. */
export const bookStay = async (
  site: SharedSite,
  { room, checkIn, checkOut }: { room: string; checkIn: string; checkOut: string },
): Promise<BookedStay> => {
  const email = `stay.${crypto.randomUUID()}@example.com`
  const { price, discountPrice } = await (await fetch(`${site.url}api/rooms/${room}`)).json()
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000
  const response = await fetch(`${site.url}api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email,
      checkIn,
      checkOut,
      guests: 2,
      roomType: room,
      specialRequest: '',
      totalPrice: nights * (discountPrice ?? price),
    }),
  })
  const { reference, error } = await response.json()
  if (!reference) throw new Error(`The booking failed: ${error}`)
  return { reference, email, checkIn }
}

/** As if it had ended yesterday, after three nights. */
export const endStay = (site: SharedSite, { reference }: BookedStay) => {
  const yesterday = addDays(dateInZone(new Date(), 'Asia/Colombo'), -1)
  const dates = [addDays(yesterday, -3), yesterday]
  change(site, 'UPDATE bookings SET check_in = ?, check_out = ? WHERE reference = ?', ...dates, reference)
}

/** As if its day had come: the mail is written, and the next one that somebody asks for has both sent. */
const sendMail = async (site: SharedSite, kind: string, payload: object) => {
  const now = new Date().toISOString()
  const columns = 'kind, payload, lang, created_at, due_at, priority'
  change(
    site,
    `INSERT INTO outbox (${columns}) VALUES (?, ?, 'en', ?, ?, 0)`,
    kind,
    JSON.stringify(payload),
    now,
    now,
  )
  await fetch(`${site.url}api/bookings/find`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference: 'none', email: `${crypto.randomUUID()}@example.com` }),
  })
}

const pathOf = (link: string) => {
  const { pathname, hash } = new URL(link)
  return pathname + hash
}

/** The mail before a stay, and its link as a path of the site. */
export const mailBefore = async (site: SharedSite, { reference, email, checkIn }: BookedStay) => {
  await sendMail(site, 'stay-ahead', { reference, checkIn })
  const mail = await mailTo(site, email, /Before your stay/)
  return { mail, link: pathOf(linkIn(mail, '/booking')) }
}

/** The mail after a stay, and its link as a path of the site. */
export const mailAfter = async (site: SharedSite, { reference, email }: BookedStay) => {
  await sendMail(site, 'stay-thanks', { reference })
  const mail = await mailTo(site, email, /Thank you for your stay/)
  return { mail, link: pathOf(linkIn(mail, '/write-review')) }
}
