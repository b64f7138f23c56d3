import { type Right, rightsOf, type Till, type TillClose } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { TillView } from './view.tsx'

const usd = { currency: 'USD', opening: 50, taken: 250, expected: 300 }
const lkr = { currency: 'LKR', opening: 0, taken: 30_000, expected: 30_000 }

const aTill = (given: Partial<Till> = {}): Till => ({
  name: 'Nirosha',
  isOwn: true,
  closedAt: '2027-05-09T16:00:00.000Z',
  version: 'v1',
  untilEntry: 7,
  entries: 3,
  cash: [usd],
  others: [{ method: 'card', total: 120 }],
  ...given,
})

const aClose: TillClose = {
  number: 12,
  till: 'Nirosha',
  at: '2027-05-09T16:00:00.000Z',
  who: 'Kumari',
  entries: 2,
  fromEntry: 1,
  untilEntry: 2,
  cash: [{ ...usd, counted: 295.5, difference: -4.5, reason: 'A coin is missing', left: 50 }],
  others: [],
}

const nothing = { tills: [], closes: [], inTransit: [], payouts: [] }

interface Shown {
  closes?: TillClose[]
  rights?: readonly Right[]
}

const mount = (tills: Till[], { closes = [aClose], rights = rightsOf('desk') }: Shown = {}) =>
  mountInDesk(
    <TillView />,
    { readTills: { tills, closes, inTransit: [], payouts: [] }, closeTill: aClose },
    { rights },
  )

it('R-staff-till: shows what is in each till by currency, and how the last ones were closed', async () => {
  const { outline } = await mount([
    aTill({ cash: [usd, lkr] }),
    aTill({ name: 'Kumari', isOwn: false, closedAt: null, cash: [], entries: 1 }),
  ])
  expect(outline()).toMatchInlineSnapshot(`
    "li
      article 'Nirosha'
        h2: Nirosha
        Yours
        p: 3 entriessince 9 May 2027, 21:30
        table 'Nirosha'
          th scope=row: Cash, USD with $50 from before
          td: $300
          th scope=row: Cash, LKR
          td: LKR 30,000
          th scope=row: Card
          td: $120
        button 'Close the till of Nirosha' type=button: Count and close
    li
      article 'Kumari'
        h2: Kumari
        p: 1 entrynever closed
        table 'Kumari'
          th scope=row: Card
          td: $120
        button 'Close the till of Kumari' type=button: Count and close
    p
      a href=/remote-route//desk/takings: Takings by day
    section 'Closed'
      h2: Closed
      li
        p: No. 12 · Nirosha9 May 2027, 21:30
        p: $295.50 counted2 entriesby Kumari
        p: $4.50 short A coin is missing"
  `)
})

it('R-staff-till: counts and closes in three presses beyond typing, from the page of today', async () => {
  const { press, control, fill, page, sent, asked, submit } = await mount([aTill({ cash: [usd, lkr] })])
  // the first press opened this page
  await press(control('Close the till of Nirosha'))
  await fill(page.querySelector('[name="counted.0.amount"]'), '300')
  await fill(page.querySelector('[name="counted.1.amount"]'), '30000')
  await submit()
  expect(sent('closeTill')).toEqual({
    till: 'Nirosha',
    version: 'v1',
    untilEntry: 7,
    counted: [
      { currency: 'USD', amount: 300, left: 50, reason: '' },
      { currency: 'LKR', amount: 30_000, left: 0, reason: '' },
    ],
  })
  expect(asked.find(({ name }) => name === 'closeTill')?.attempt).toBeTruthy()
})

it('R-staff-till: asks why the count differs, and for every count', async () => {
  const { press, control, fill, page, sent, submit } = await mount([aTill()])
  await press(control('Close the till of Nirosha'))
  await submit()
  expect(page.textContent).toContain('Please fill this in.')
  await fill(page.querySelector('[name="counted.0.amount"]'), '295.5')
  expect(page.textContent).toContain('$4.50 short')
  await submit()
  expect(sent('closeTill')).toBeUndefined()
  await fill(page.querySelector('[name="counted.0.reason"]'), 'A coin is missing')
  await submit()
  expect(sent('closeTill')).toMatchObject({ counted: [{ amount: 295.5, reason: 'A coin is missing' }] })
})

it('R-staff-till: lets nobody close a till without the right', async () => {
  const { page } = await mount([aTill()], { closes: [], rights: ['read takings'] })
  expect(page.textContent).toContain('Nirosha')
  expect(page.querySelector('button')).toBeNull()
})

it('says that no till has anything in it', async () => {
  const { page } = await mount([], { closes: [] })
  expect(page.textContent).toContain('No till has anything in it.')
})

it('R-staff-qr: the owner sets the code that guests scan', async () => {
  const answers = { readTills: nothing, readWaysToPay: { currencies: [] } }
  const { page, press, control, fill, submit, sent, until, answer } = await mountInDesk(<TillView />, {
    ...answers,
    changeMerchantCode: { currencies: [] },
  })
  expect(page.textContent).toContain('No code yet.')
  await press(control('Set the code'))
  await fill(page.querySelector('[name="code"]'), '000201')
  answer({
    readWaysToPay: {
      currencies: [],
      qr: { code: '000201', merchant: 'Calm Rest', town: 'Mirissa', currency: 'USD' },
    },
  })
  await submit()
  expect(sent('changeMerchantCode')).toEqual({ code: '000201' })
  await until(() => expect(page.textContent).toContain('Calm Rest, Mirissa · USD'))
})

it('R-staff-transit: notes what has arrived until a day, and the fee that is missing', async () => {
  const days = [
    { day: '2027-05-08', total: 100, entries: 1, version: 'v8' },
    { day: '2027-05-09', total: 130, entries: 3, version: 'v9' },
  ]
  const payout = {
    id: 1,
    method: 'qr',
    at: aClose.at,
    who: 'Kumari',
    paid: 50,
    arrived: 49.5,
    fee: 0.5,
  } as const
  const { page, press, control, fill, submit, sent, asked } = await mountInDesk(
    <TillView />,
    {
      readTills: Object.assign({}, nothing, { inTransit: [{ method: 'card', days }], payouts: [payout] }),
      addPayout: payout,
    },
    { role: 'desk' },
  )
  expect(page.textContent).toContain('Card$130')
  expect(page.textContent).toContain('QR code: $49.50 arrived')
  expect(page.textContent).toContain('Fee $0.50')
  await press(control('Money has arrived: Card'))
  const arrived = () => page.querySelector('[name="arrived"]')
  expect(arrived()).toHaveProperty('value', '130')
  await fill(page.querySelector('[name="until"]'), '2027-05-08')
  expect(arrived()).toHaveProperty('value', '100')
  await fill(arrived(), '97.25')
  expect(page.textContent).toContain('Fee $2.75')
  await submit()
  expect(sent('addPayout')).toEqual({ method: 'card', until: '2027-05-08', version: 'v8', arrived: 97.25 })
  expect(asked.find(({ name }) => name === 'addPayout')?.attempt).toBeTruthy()
})
