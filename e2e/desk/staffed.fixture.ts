import { randomUUID } from 'node:crypto'
import { hotel } from '@calm-rest/contract/hotel'
import type { Role } from '@calm-rest/contract/staff'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { withDesk } from '@calm-rest/site/testing'
import { type OpenOptions, openPage, type Site, sharedBrowser, withPasskeys } from '@calm-rest/testing'
import type { Page } from 'playwright-core'

export const today = () => dateInZone(new Date(), hotel.timeZone)

/** The part of a one-time link that its address has after the path; one more link where the member is known. */
export const inviteTo = (site: Pick<Site, 'dataDir'>, name: string, role: Role = 'desk', email = '') =>
  withDesk(site.dataDir, async ({ staff }) => {
    const known = (await staff.list()).find((member) => member.name === name)
    const invite = { name, role, email, lang: 'en' } as const
    const { token } = known ? await staff.inviteAgain(known.id) : await staff.invite(invite)
    return `#invite=${token}`
  })

/** Accepts an invite on this page with a passkey of its own. */
export const signInAt = async (
  page: Page,
  site: Pick<Site, 'url' | 'dataDir'>,
  name: string,
  role: Role = 'owner',
) => {
  const passkeys = await withPasskeys(page)
  await page.goto(`${site.url}desk${await inviteTo(site, name, role)}`)
  await page.getByRole('button', { name: 'Create a passkey' }).click()
  await page.getByRole('navigation', { name: 'Front desk' }).waitFor()
  return passkeys
}

/** From its next document on, a page does not poll: it only knows of changes by events. */
export const neverLooks = (page: Page) =>
  page.addInitScript(() => {
    window.setInterval = (() => 0) as unknown as typeof setInterval
  })

/** The size of the phone that the desk is made for. */
export const phone = { width: 390, height: 844 }

/** A page at the desk, of somebody who has just accepted an invite on this phone. */
export const openDeskPage = async (
  site: Site,
  name: string,
  role: Role = 'owner',
  options: OpenOptions = phone,
) => {
  const opened = await openPage(await sharedBrowser(), options)
  const passkeys = await signInAt(opened.page, site, name, role)
  return { ...opened, passkeys }
}

interface Stay {
  firstName: string
  lastName?: string
  email?: string
  room: string
  from?: string
  nights?: number
  price: number
  phone?: string
}

/** A guest books on the site; returns the reference. */
export const book = async (
  site: Site,
  {
    firstName,
    lastName = 'Perera',
    email = `${firstName.toLowerCase()}@example.com`,
    room,
    from = today(),
    nights = 2,
    price,
    phone,
  }: Stay,
): Promise<string> => {
  const answer = await fetch(`${site.url}api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({
      firstName,
      lastName,
      email,
      guests: 2,
      roomType: room,
      checkIn: from,
      checkOut: addDays(from, nights),
      totalPrice: price * nights,
      arrivalTime: '15:30',
      phone,
    }),
  })
  const body = (await answer.json()) as { reference: string }
  if (!answer.ok) throw new Error(`The booking was answered ${answer.status}: ${JSON.stringify(body)}`)
  return body.reference
}
