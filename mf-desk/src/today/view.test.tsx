import { type Right, rightsOf, type StaffDay } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { aStay } from '../testing/stay.fixture.ts'
import { TodayView } from './view.tsx'

const none: StaffDay = {
  day: '2027-05-10',
  arrivals: [],
  inHouse: [],
  departures: [],
  owing: [],
  holding: [],
  wrong: [],
}

const mount = async (given: Partial<StaffDay>, rights: Right[] = [...rightsOf('desk')]) => {
  const view = await mountInDesk(<TodayView />, { readDay: { ...none, ...given } }, { rights })
  const tabs = () => [...view.page.querySelectorAll('[role="tab"]')].map((one) => one.textContent)
  return { ...view, tabs }
}

it('lists who comes, with what is to be known of them', async () => {
  const { outline } = await mount({
    arrivals: [
      aStay({
        arrival: { time: '21:30', flight: null, shuttle: false, note: null } as never,
        note: 'Likes the garden',
        nationalities: { DE: 2 },
      }),
    ],
  })
  expect(outline()).toMatchInlineSnapshot(`
    "p: Monday 10 May
    a href=/remote-route//desk/till: Till
    div 'Today' role=tablist
      button aria-selected=true role=tab type=button tabindex=0: Arrivals1
      button aria-selected=false role=tab type=button tabindex=-1: In house0
      button aria-selected=false role=tab type=button tabindex=-1: Leaving0
      button aria-selected=false role=tab type=button tabindex=-1: To do0
    div 'Arrivals' role=tabpanel
      li
        article 'Amara Perera'
          h2
            a href=/remote-route//desk/stay?reference=CR-1: Amara Perera
          Expected
          p: Sea view · 1
          p
            21:30
            2 guests
            Germany
            3 nights
            until Thu 13 May
            $300 due
            a href=tel:+94 77 123 4567: +94 77 123 4567
          p: Likes the garden
          button 'Check in Amara Perera' type=button: Check in
          button 'Payment of Amara Perera' type=button: Take payment"
  `)
})

it('counts each list, and has one of debts only where there is one', async () => {
  const { tabs, press, page } = await mount({
    arrivals: [aStay()],
    inHouse: [aStay({ reference: 'CR-2' }), aStay({ reference: 'CR-3' })],
  })
  expect(tabs()).toEqual(['Arrivals1', 'In house2', 'Leaving0', 'To do0'])
  await press(page.querySelectorAll('[role="tab"]')[2] as Element)
  expect(page.textContent).toContain('Nobody leaves today.')
  const { tabs: owing } = await mount({ owing: [aStay({ state: 'left' })] })
  expect(owing()).toEqual(['Arrivals0', 'In house0', 'Leaving0', 'Owing1', 'To do0'])
})

it('does not tell again when guests in house arrive, and asks for their nationality', async () => {
  const arrival = { time: '21:30' } as never
  const { press, page, outline } = await mount({ inHouse: [aStay({ state: 'in_house', arrival, due: 0 })] })
  await press(page.querySelectorAll('[role="tab"]')[1] as Element)
  expect(outline().split('\n').slice(8).join('\n')).toMatchInlineSnapshot(`
    "  li
        article 'Amara Perera'
          h2
            a href=/remote-route//desk/stay?reference=CR-1: Amara Perera
          In house
          p: Sea view · 1
          p
            2 guests
            3 nights
            until Thu 13 May
            paid
            a href=tel:+94 77 123 4567: +94 77 123 4567
          button 'Check in Amara Perera' type=button: Check in
          button 'Nationality of Amara Perera' type=button: Nationality"
  `)
})

it('lists what waits, each with the way there', async () => {
  const since = '2027-05-09T20:00:00.000Z'
  const { press, page, outline } = await mount({
    wrong: [
      { kind: 'message', id: 1, name: 'Jonas', since },
      { kind: 'review', id: 'r1', name: 'Mei', since },
      { kind: 'mail', id: 2, mail: 'booking', error: 'No such mailbox', since },
      { kind: 'unseen', reference: 'CR-8', name: 'Tom', since: '2027-05-08' },
    ],
  })
  await press(page.querySelectorAll('[role="tab"]')[3] as Element)
  expect(outline().split('\n').slice(7).join('\n')).toMatchInlineSnapshot(`
    "div 'To do' role=tabpanel
      li
        article 'Message without an answer'
          h2
            Message without an answer
          p
            a href=/remote-route//desk/messages?message=1: Jonas
          p: since 10 May 2027, 01:30
      li
        article 'Review to read'
          h2
            Review to read
          p
            a href=/remote-route//desk/messages?review=r1: Mei
          p: since 10 May 2027, 01:30
      li
        article 'Mail that could not be delivered'
          h2
            Mail that could not be delivered
          p: No such mailbox
          p: since 10 May 2027, 01:30
      li
        article 'Guest never noted as arrived'
          h2
            Guest never noted as arrived
          p
            a href=/remote-route//desk/stay?reference=CR-8: Tom
          p: since 8 May 2027"
  `)
})

it('says that nothing waits, and shows the till to nobody who may not read takings', async () => {
  const { press, page } = await mount({}, [])
  expect(page.textContent).not.toContain('Till')
  await press(page.querySelectorAll('[role="tab"]')[3] as Element)
  expect(page.textContent).toContain('Nothing waits for you.')
})

const backups = {
  until: '2027-05-10T04:00:00.000Z',
  rehearsal: { at: '2027-05-09T02:00:00.000Z', bookings: 132, seconds: 3.2 },
} as const

it('tells the owner how far backups go, and nobody else', async () => {
  const { page } = await mount({ backups }, ['change the property'])
  expect(page.textContent).toContain(
    'Saved elsewhere up to 10 May 2027, 09:30. Last trial restore: 9 May 2027, 07:30, with 132 bookings, in 4 s.',
  )
  expect((await mount({ backups })).page.textContent).not.toContain('Saved elsewhere')
})

it('R-staff-deposits-due: lists deposits that are due, and takes one in two presses', async () => {
  const deposit = { missing: 90, dueOn: '2027-05-09' }
  const { page, press, control, submit, sent, answer } = await mount(
    { depositsDue: [aStay({ checkIn: '2027-05-20', deposit })] },
    ['take payments'],
  )
  await press(page.querySelectorAll('[role="tab"]')[3] as Element)
  expect(page.textContent).toContain('Deposits due1')
  expect(page.textContent).toMatch(/Deposit of \$90 due .*9 May/)
  answer({ takePayment: aStay({ due: 210 }) })
  await press(control('Payment of Amara Perera'))
  await submit()
  expect(sent('takePayment')).toMatchObject({ amount: 90 })
})
