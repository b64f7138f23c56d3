import { addDays } from '@calm-rest/contract/stay'
import { expect, it } from 'vitest'
import { booking, checkIn, checkOut, guest, openSite } from './open-site.fixture.ts'

interface BookingAnswer {
  booking: { reference: string }
}

it('R-desk-at-once: a running site goes by a new price, a discount, a block and a hidden review from its next request on', async () => {
  const { call, desk, changeByProcess } = await openSite()
  const list = async () => (await call('/api/rooms')).data
  const room = async () => (await call('/api/rooms/lighthouse-suite')).data
  const taken = async () =>
    (await call(`/api/rooms/lighthouse-suite/availability?from=${checkIn}&to=${checkOut}`)).data.taken
  const reviews = async () => (await call('/api/testimonials')).data
  // twice, so that each is in memory
  for (let turn = 0; turn < 2; turn += 1) await Promise.all([list(), room(), taken(), reviews()])

  await changeByProcess('rooms', 'price', 'lighthouse-suite', '249.50')
  expect((await room()).price).toBe(249.5)
  await desk('rooms', 'discount', 'lighthouse-suite', '199')
  expect(await room()).toMatchObject({ price: 249.5, discountPrice: 199 })
  expect((await list()).find(({ _id }: { _id: string }) => _id === 'lighthouse-suite').discountPrice).toBe(
    199,
  )

  const span = ['--from', checkIn, '--until', addDays(checkIn, 1), '--reason', 'New roof']
  const { json } = await desk('rooms', 'block', 'lighthouse-suite', ...span)
  expect(await taken()).toEqual([checkIn])
  expect(await call('/api/bookings', { ...booking, totalPrice: 597 })).toMatchObject({
    status: 409,
    data: { code: 'room_taken' },
  })
  await desk('rooms', 'unblock', String((json as { block: { id: number } }).block.id))
  expect(await taken()).toEqual([])
  expect((await call('/api/bookings', { ...booking, totalPrice: 597 })).status).toBe(201)

  const [first] = await reviews()
  await desk('reviews', 'hide', first._id)
  expect((await reviews()).map(({ _id }: { _id: string }) => _id)).not.toContain(first._id)
  await desk('reviews', 'publish', first._id)
  expect((await reviews())[0]).toEqual(first)
})

it('R-desk-command: a booking is made, shown and cancelled by command, and the guest gets the mails of it', async () => {
  const { call, desk, mails } = await openSite()
  const days = ['--from', checkIn, '--until', checkOut, '--guests', '2']
  const names = ['--first-name', 'Amara', '--last-name', 'Perera', '--email', guest.email]
  const { json: added } = await desk('bookings', 'add', '--room', 'lighthouse-suite', ...days, ...names)
  const { reference } = (added as BookingAnswer).booking
  expect((added as BookingAnswer).booking).toMatchObject({ status: 'confirmed', totalPrice: 705 })
  expect(await call('/api/bookings', booking)).toMatchObject({ status: 409 })
  const listed = await desk('bookings')
  expect(listed.text).toMatch(/^reference .*USD\n/)
  expect(listed.text).toContain(`${reference}  ${checkIn}  ${checkOut}  lighthouse-suite`)
  const shown = await desk('bookings', 'show', reference)
  expect(shown.text).toContain('Amara Perera')
  const confirmation = () =>
    mails().find((mail) => mail.includes('Subject: Your stay at Calm Rest is confirmed'))
  await expect.poll(confirmation).toContain('To: Amara Perera <amara@example.com>')

  const { json: cancelled } = await desk('bookings', 'cancel', reference)
  expect((cancelled as BookingAnswer).booking).toMatchObject({ status: 'cancelled', refund: 'full' })
  await expect.poll(() => mails().some((mail) => mail.includes('We are truly sorry'))).toBe(true)
  expect((await call('/api/bookings', booking)).status).toBe(201)
  const log = await desk('log', reference)
  expect(log.text).toMatch(/nirosha {2}booking cancel {2}\S+ +status confirmed → cancelled, refund - → full/)
})

it('R-desk-answer: a message is answered by mail to the guest, and once more', async () => {
  const { call, changeByProcess: change, deskProcess: desk, mails } = await openSite()
  await call('/api/messages', {
    fullName: 'Amara Perera',
    email: guest.email,
    message: 'Do you\u001b[31m have a cot?',
  })
  expect((await desk('messages', '--open')).stdout).toMatch(
    /^1 .* no {8}Amara Perera {2}Do you\[31m have a cot\?$/m,
  )
  await change('messages', 'answer', '1', '--text', 'Yes, it stands in your room.')
  await expect.poll(() => mails().some((mail) => mail.includes('Yes, it stands in your room.'))).toBe(true)
  expect((await desk('messages', '--open')).stdout).toBe('None.\n')
  await change('messages', 'answer', '1', '--text', 'And a lamp.')
  await expect.poll(() => mails().some((mail) => mail.includes('And a lamp.'))).toBe(true)
  expect(await change('messages', 'mark', '1', 'answered')).toMatchObject({ exitCode: 3 })
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
  const { deskProcess, desk, call } = await openSite()
  const args = ['rooms', 'discount', 'coral-suite', '300', '--yes']
  const { code, stdout, stderr } = await deskProcess(...args)
  expect({ code, stdout }).toEqual({ code: 3, stdout: '' })
  expect(stderr).toContain('is not below the price of 268')
  expect(stderr).not.toMatch(/^\s+at /m)
  expect((await desk('log')).text).toBe('Nothing yet.')
  expect((await call('/api/rooms/coral-suite')).data.price).toBe(268)
})

it('R-staff-invite: a member of the staff is invited by a link that works once, listed, signed out and removed', async () => {
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
  expect((await staff()).text).toMatch(/^Amara +owner +amara@example\.com +yes +0 +1 +\d{4}-/m)
  expect((await staff('sessions', 'amara')).text).toMatch(/^\S+ +code +\d{4}-/m)
  expect((await staff('revoke', 'Amara')).text).toBe('ended 1 sessions of Amara')
  await expect(staff('remove', 'Amara')).rejects.toThrow('last_owner')
  const { json: bela } = await staff('invite', 'Bela', '--role', 'housekeeping', '--lang', 'de')
  expect(bela).toMatchObject({ link: expect.stringContaining('/desk?lang=de#invite=') })
  expect((await staff('role', 'Bela', 'desk')).text).toBe('Bela is desk now')
  expect((await staff('remove', 'Bela')).text).toBe('removed Bela')
  await expect(staff('invite', 'Chandra', '--email', 'nowhere')).rejects.toThrow('invalid_request')
  expect((await desk('log', 'Bela')).text).toMatch(/nirosha {2}staff remove/)
})
