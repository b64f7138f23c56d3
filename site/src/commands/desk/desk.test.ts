import { addDays } from '@calm-rest/contract/stay'
import { expect, it } from 'vitest'
import { booking, checkIn, checkOut, guest, openSite } from './open-site.fixture.ts'

interface BookingsAnswer {
  bookings: { reference: string; pinnedAt: string | null }[]
}

it('R-desk-at-once: a running site goes by a new price, a discount, a block and a hidden review from its next request on', async () => {
  const { call, byServices } = await openSite()
  const list = async () => (await call('/api/rooms')).data
  const room = async () => (await call('/api/rooms/lighthouse-suite')).data
  const taken = async () =>
    (await call(`/api/rooms/lighthouse-suite/availability?from=${checkIn}&to=${checkOut}`)).data.taken
  const reviews = async () => (await call('/api/testimonials')).data
  // twice, so that each is in memory
  for (let turn = 0; turn < 2; turn += 1) await Promise.all([list(), room(), taken(), reviews()])

  await byServices(({ rooms }) => rooms.setPrices('lighthouse-suite', { price: 249.5 }))
  expect((await room()).price).toBe(249.5)
  await byServices(({ rooms }) => rooms.setPrices('lighthouse-suite', { discountPrice: 199 }))
  expect(await room()).toMatchObject({ price: 249.5, discountPrice: 199 })
  expect((await list()).find(({ _id }: { _id: string }) => _id === 'lighthouse-suite').discountPrice).toBe(
    199,
  )

  const span = { roomId: 'lighthouse-suite', from: checkIn, until: addDays(checkIn, 1), reason: 'New roof' }
  const { id } = await byServices(({ blocks }) => blocks.add(span))
  expect(await taken()).toEqual([checkIn])
  expect(await call('/api/bookings', { ...booking, totalPrice: 597 })).toMatchObject({
    status: 409,
    data: { code: 'room_taken' },
  })
  await byServices(({ blocks }) => blocks.remove(id))
  expect(await taken()).toEqual([])
  expect((await call('/api/bookings', { ...booking, totalPrice: 597 })).status).toBe(201)

  const [first] = await reviews()
  await byServices((services) => services.reviews.hide(first._id))
  expect((await reviews()).map(({ _id }: { _id: string }) => _id)).not.toContain(first._id)
  await byServices((services) => services.reviews.publish(first._id))
  expect((await reviews())[0]).toEqual(first)
})

it('R-desk-command: several rooms are booked and cancelled by command, and the guest gets the mails of it', async () => {
  const { call, desk, mails } = await openSite()
  const days = ['--from', checkIn, '--until', checkOut, '--guests', '2']
  const names = ['--first-name', 'Amara', '--last-name', 'Perera', '--email', guest.email]
  const rooms = ['--room', 'lighthouse-suite', '--also', 'coral-suite:2']
  const added = await desk('bookings', 'add', ...rooms, ...days, ...names)
  const [first, second] = (added.json as BookingsAnswer).bookings
  expect(first).toMatchObject({ status: 'confirmed', totalPrice: 705 })
  expect(second?.reference).toBe(first?.reference.replace(/1$/, '2'))
  expect(added.text).toMatch(/^booked CR-\w{4}-\w{4}\n\nreference .*USD\n/)
  expect(added.text).toContain(`${first?.reference}  ${checkIn}  ${checkOut}  lighthouse-suite`)
  expect(await call('/api/bookings', booking)).toMatchObject({ status: 409 })
  const confirmation = () =>
    mails().find((mail) => mail.includes('Subject: Your stay at Calm Rest is confirmed'))
  await expect.poll(confirmation).toContain('To: Amara Perera <amara@example.com>')

  const cancelled = await desk('bookings', 'cancel', '--by', 'email', guest.email)
  expect((cancelled.json as BookingsAnswer).bookings).toMatchObject([
    { status: 'cancelled', refund: 'full' },
    { status: 'cancelled', refund: 'full' },
  ])
  await expect.poll(() => mails().some((mail) => mail.includes('We are truly sorry'))).toBe(true)
  expect((await call('/api/bookings', booking)).status).toBe(201)
  const log = await desk('log', first?.reference ?? '')
  expect(log.text).toMatch(/nirosha {2}booking cancel {2}\S+ +status confirmed → cancelled, refund - → full/)
})

it('a stay is pinned to its unit, and let go', async () => {
  const { call, desk, changeByProcess } = await openSite()
  const { reference } = (await call('/api/bookings', booking)).data
  const { bookings: pinned } = (await changeByProcess('bookings', 'pin', reference)) as BookingsAnswer
  expect(pinned[0]?.pinnedAt).toMatch(/^\d{4}-/)
  const { bookings: free } = (await desk('bookings', 'unpin', reference)).json as BookingsAnswer
  expect(free[0]?.pinnedAt).toBe(null)
})

it('R-desk-visits: a portal reads a calendar at the address that the desk gives out, and the desk sees that it came', async () => {
  const { origin, call, desk } = await openSite()
  const channelOf = async (...args: string[]) =>
    ((await desk(...args)).json as { channel: { address: string } }).channel
  await call('/api/bookings', booking)
  const channel = await channelOf('channels', 'add', 'lighthouse-suite', '--portal', 'booking.com')
  expect(channel.address).toMatch(/^https:\/\/calmrest\.example\/api\/calendars\/[\w-]{43}\.ics$/)
  expect((await desk('channels')).text).toMatch(/booking\.com .* never$/)
  const visit = (address: string) => fetch(address.replace('https://calmrest.example', origin))
  const text = await (await visit(channel.address)).text()
  expect(text).toContain(`DTSTART;VALUE=DATE:${checkIn.replaceAll('-', '')}\r\n`)
  expect((await desk('channels')).text).toMatch(/booking\.com .* \d{4}-\d\d-\d\d \d\d:\d\d$/)
  const rotated = await channelOf('channels', 'rotate', 'lighthouse-suite', '--portal', 'booking.com')
  expect((await visit(channel.address)).status).toBe(404)
  expect((await visit(rotated.address)).status).toBe(200)
})

it('ends with a sentence and an exit code where a rule forbids a change, and changes nothing', async () => {
  const { deskProcess, desk } = await openSite()
  const { code, stdout, stderr } = await deskProcess('bookings', 'pin', 'CR-1', '--yes')
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
  expect(stderr).toContain('There is no booking CR-1.')
  expect(stderr).not.toMatch(/^\s+at /m)
  expect((await desk('log')).text).toBe('Nothing yet.')
})

it('R-staff-invite: a member of the staff is invited by a link that works once, signed out and invited again', async () => {
  const { call, desk } = await openSite()
  const staff = (...args: string[]) => desk('staff', ...args)
  const { json, text } = await staff('invite', 'Amara', '--role', 'owner', '--email', guest.email)
  const { link } = json as { link: string }
  expect(link).toMatch(/^https:\/\/calmrest\.example\/desk#invite=[\w-]{43}$/)
  expect(text).toContain(`Another link was mailed to ${guest.email}.`)
  const token = link.slice(-43)
  const accept = () => call('/api/staff/invite/accept', { token })
  expect(await accept()).toMatchObject({ status: 201, data: { signedInBy: 'code' } })
  expect(await accept()).toMatchObject({ status: 410, data: { code: 'link_invalid' } })
  expect((await staff('revoke', 'amara')).text).toBe('ended 1 sessions of Amara')
  const { link: again } = (await staff('invite', 'Amara')).json as { link: string }
  expect(await call('/api/staff/invite/accept', { token: again.slice(-43) })).toMatchObject({ status: 201 })
  const { json: bela } = await staff('invite', 'Bela', '--role', 'housekeeping', '--lang', 'de')
  expect(bela).toMatchObject({ link: expect.stringContaining('/desk?lang=de#invite=') })
})
