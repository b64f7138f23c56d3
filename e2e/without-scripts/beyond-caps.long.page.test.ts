import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { mailTo, startSite, textOf } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { visitWithoutScripts } from './plain-visitor.fixture.ts'

const inDays = (days: number) => addDays(dateInZone(new Date(), 'Asia/Colombo'), days)

it('R-book-beyond-caps: beyond the caps of a day the plain form is no way around them, and a mailed code leads on', async () => {
  const site = await startSite({ env: { BOOKED_NIGHTS_PER_DAY: '90' } })
  const write = async (days: number, nights: number, email: string) => {
    const stay = `checkIn=${inDays(days)}&checkOut=${inDays(days + nights)}&room=coral-suite&guests=2`
    const visitor = await visitWithoutScripts(`${site.url}book?${stay}`)
    visitor.fill({ firstName: 'Ada', lastName: 'Lovelace', email })
    return visitor
  }
  const stranger = await write(200, 90, 'nobody@example.com')
  expect(await stranger.send()).toBe(200)
  expect(textOf(stranger.document(), 'main')).toContain('Booking submitted successfully')

  const visitor = await write(20, 2, 'ada@example.com')
  expect(await visitor.send()).toBe(428)
  expect(visitor.autofocused().textContent).toContain('Many bookings came in just now')
  expect(await visitor.send('sendCode')).toBe(200)
  expect(textOf(visitor.document(), 'main')).toContain('We have sent a code to ada@example.com')
  const { text } = await mailTo(site, 'ada@example.com', /^Your code/)
  visitor.fill({ addressCode: '00000000' })
  expect(await visitor.send()).toBe(400)
  expect(textOf(visitor.document(), 'main')).toContain('This code is incorrect')
  expect(visitor.fields()).toMatchObject({ firstName: 'Ada', email: 'ada@example.com', guests: '2' })
  visitor.fill({ addressCode: /\d{4} \d{4}/.exec(text)?.[0] ?? '' })
  expect(await visitor.send()).toBe(200)
  expect(textOf(visitor.document(), 'main')).toContain('Booking submitted successfully')
})
