import { randomUUID } from 'node:crypto'
import { hotel } from '@calm-rest/contract/hotel'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { linkIn, mailTo, type Site } from '@calm-rest/testing'

const post = async (site: Site, path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${site.url}api/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

let nextStay = 20

/** A guest books; returns the reference and the links of the mail to the owner. */
export const bookingForOwner = async (site: Site) => {
  nextStay += 3
  const checkIn = addDays(dateInZone(new Date(), hotel.timeZone), nextStay)
  const booking = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada-${nextStay}@example.com`,
    checkIn,
    checkOut: addDays(checkIn, 2),
    guests: 2,
    roomType: 'lighthouse-suite',
    totalPrice: 470,
  }
  const { reference } = (await post(site, 'bookings', booking, { 'Idempotency-Key': randomUUID() })) as {
    reference: string
  }
  const mail = await mailTo(site, hotel.email, new RegExp(reference))
  const links = [...mail.text.matchAll(/https?:\/\/\S+\/desk\S*#\S+/g)].map(([link]) => link)
  return { reference, email: booking.email, links }
}

/** A guest writes a review that the automatic check holds back; returns the link that publishes it. */
export const waitingReview = async (site: Site, title: string) => {
  await post(site, 'testimonials', {
    name: 'Grace',
    country: 'Ireland',
    rating: 4,
    reviewTitle: title,
    roomType: 'sea view',
    review: 'The best is on www.example.com.',
    stayDuration: 3,
    date: new Date().toISOString(),
  })
  return linkIn(await mailTo(site, hotel.email, /review is waiting/i), '/desk')
}

/** A visitor writes to the guesthouse; returns the link to reply. */
export const messageForOwner = async (site: Site, fullName: string) => {
  const email = `${fullName.toLowerCase()}@example.com`
  await post(site, 'messages', {
    fullName,
    email,
    phone: '+49 170 1234567',
    message: 'Is there a cot?\nThank you.',
  })
  return {
    email,
    link: linkIn(await mailTo(site, hotel.email, new RegExp(`Message from ${fullName}`)), '/desk'),
  }
}
