import { expect, it } from 'vitest'
import { type Answers, mountInDesk, refusedWith, unreachable } from '../testing/desk.fixture.tsx'
import { aChart, aStay, aUnit } from '../testing/stay.fixture.ts'
import { WalkInView } from './view.tsx'

const quote = { totalPrice: 120, nights: 1, freeUnits: [1], isFree: true }
const units = [
  aUnit({ isReady: false }),
  aUnit({ unit: 2 }),
  aUnit({ unit: 3, guests: 1 }),
  aUnit({ unit: 4, outOfOrderUntil: '2027-05-20' }),
  aUnit({ roomId: 'loft', roomType: 'Loft' }),
]
const block = { id: 1, roomId: 'sea', unit: 4, from: '2027-05-10', until: '2027-05-20', reason: 'Leak' }

const mount = async (answers: Answers = {}, props: Parameters<typeof WalkInView>[0] = {}) => {
  const view = await mountInDesk(<WalkInView {...props} />, {
    readChart: aChart({ units, blocks: [block] }),
    quoteWalkIn: quote,
    addWalkIn: aStay({ reference: 'CR-5' }),
    ...answers,
  })
  const said = () => view.page.querySelector('p[role="status"]')?.textContent
  const fillIn = async () => {
    await view.until(() => expect(said()).toBe('$120'))
    await view.fill(view.field('First name'), 'Amara')
    await view.fill(view.field('Last name'), 'Perera')
  }
  return { ...view, said, fillIn }
}

it('offers a clean free room for tonight, and says what it costs', async () => {
  const { outline, until, said, sent } = await mount()
  await until(() => expect(said()).toBe('$120'))
  expect(outline()).toMatchInlineSnapshot(`
    "form noValidate
      input 'Arrival' min=2027-05-10 required type=date value=2027-05-10
      p: until Tue 11 May
      button 'One night fewer' disabled type=button
      input 'Number of nights' inputMode=numeric max=90 min=1 type=number value=1 described='until Tue 11 May'
      button 'One night more' type=button
      button 'One guest fewer' type=button
      input 'Number of guests' inputMode=numeric max=8 min=1 type=number value=2
      button 'One guest more' type=button
      select 'Room'
        option value=sea 1: Sea view 1 (not ready)
        option selected value=sea 2: Sea view 2
        option disabled value=sea 3: Sea view 3 (holds 1)
        option disabled value=sea 4: Sea view 4 (out of order)
        option value=loft 1: Loft
      input 'First name' autoComplete=off maxLength=80 name=firstName required type=text
      input 'Last name' autoComplete=off maxLength=80 name=lastName required type=text
      input 'Phone' autoComplete=off maxLength=40 name=phone type=tel
      p: Without one, nothing is mailed.
      input 'E-mail' autoComplete=off maxLength=254 name=email type=email described='Without one, nothing is mailed.'
      input 'They are here: check in now' name=isHere type=checkbox checked
      p role=status: $120
      button type=submit: Book"
  `)
  expect(sent('quoteWalkIn')).toEqual({
    roomId: 'sea',
    checkIn: '2027-05-10',
    checkOut: '2027-05-11',
    guests: 2,
  })
})

it('books with a name and one press, and leads to the stay', async () => {
  const { fillIn, submit, until, sent, outline, page, fill, field } = await mount()
  await fillIn()
  await fill(field('Phone'), '+94 77 1')
  await submit()
  await until(() => expect(page.textContent).toContain('Amara Perera is booked.'))
  expect(sent('addWalkIn')).toEqual({
    firstName: 'Amara',
    lastName: 'Perera',
    email: '',
    phone: '+94 77 1',
    lang: 'en',
    isHere: true,
    dirtyReason: '',
    roomId: 'sea',
    unit: 2,
    checkIn: '2027-05-10',
    checkOut: '2027-05-11',
    guests: 2,
    totalPrice: 120,
  })
  expect(outline()).toMatchInlineSnapshot(`
    "div role=status
      p: Amara Perera is booked.
      Sea view · 1 · CR-5
    a href=/remote-route//desk/stay?reference=CR-5: Open
    a href=/remote-route//desk/chart: To the chart"
  `)
})

it.each([
  ['first name', {}, 'First name', 'Please fill this in.'],
  ['last name', { 'First name': 'Amara' }, 'Last name', 'Please fill this in.'],
  [
    'address',
    { 'First name': 'A', 'Last name': 'P', 'E-mail': 'amara@' },
    'E-mail',
    'This is no e-mail address.',
  ],
])('says that the %s is wrong', async (_what, given, wrong, words) => {
  const { submit, until, said, fill, field, page, sent } = await mount()
  await until(() => expect(said()).toBe('$120'))
  for (const [label, value] of Object.entries(given)) await fill(field(label), value)
  await submit()
  const invalid = [...page.querySelectorAll('[aria-invalid="true"]')]
  expect(invalid).toEqual([field(wrong)])
  expect(page.textContent).toContain(words)
  expect(sent('addWalkIn')).toBeUndefined()
})

it('begins with the room and the night of the chart, and checks nobody in who comes later', async () => {
  const { fillIn, submit, until, sent, page, field } = await mount(
    {},
    { room: 'loft', unit: 1, night: '2027-06-02' },
  )
  expect(field('Arrival')).toHaveProperty('value', '2027-06-02')
  expect(page.textContent).not.toContain('They are here')
  await fillIn()
  await submit()
  await until(() =>
    expect(sent('addWalkIn')).toMatchObject({
      roomId: 'loft',
      unit: 1,
      checkIn: '2027-06-02',
      isHere: false,
    }),
  )
})

it('asks again for other nights, guests and rooms', async () => {
  const { press, control, until, sent, fill, field, said } = await mount({}, { night: 'nonsense' })
  await until(() => expect(said()).toBe('$120'))
  await press(control('One night more'))
  await press(control('One guest fewer'))
  await fill(field('Room'), 'loft 1')
  await fill(field('Arrival'), '2027-05-12')
  await until(() =>
    expect(sent('quoteWalkIn')).toEqual({
      roomId: 'loft',
      checkIn: '2027-05-12',
      checkOut: '2027-05-14',
      guests: 1,
    }),
  )
})

it('books nothing that is not free, and says so', async () => {
  const { until, said, control } = await mount({ quoteWalkIn: { ...quote, isFree: false } })
  await until(() => expect(said()).toBe('These nights are not free there.'))
  expect(control('Book')).toHaveProperty('disabled', true)
  const full = await mount({ readChart: aChart({ units: [aUnit({ guests: 1 })] }) })
  await full.until(() => expect(full.said()).toBe('No room for so many guests is free in these nights.'))
})

it('says that the property is closed, which binds guests alone', async () => {
  const closures = [{ from: '2027-05-10', until: '2027-05-12', note: 'New roof' }]
  const { until, page, control, said } = await mount({ readChart: aChart({ units, closures }) })
  await until(() => expect(page.textContent).toContain('House closed: New roof'))
  await until(() => expect(said()).toBe('$120'))
  expect(control('Book')).toHaveProperty('disabled', false)
})

it('asks for the reason where the room is not clean', async () => {
  const { fillIn, submit, until, sent, page, fill, field, answer, said } = await mount({
    addWalkIn: refusedWith('unit_dirty'),
  })
  await fillIn()
  await submit()
  await until(() => expect(page.querySelector('[name="dirtyReason"]')).not.toBeNull())
  await until(() => expect(said()).toBe('$120'))
  await fill(field('Why they go in'), 'They insist')
  answer({ addWalkIn: aStay() })
  await submit()
  await until(() => expect(sent('addWalkIn')).toMatchObject({ dirtyReason: 'They insist', isHere: true }))
})

it('keeps everything for another try of the same booking where the connection is lost', async () => {
  const { fillIn, submit, until, page, asked, answer, field } = await mount({ addWalkIn: unreachable })
  await fillIn()
  await submit()
  await until(() => expect(page.querySelector('[role="alert"]')?.textContent).toContain('Connection lost.'))
  expect(page.querySelector('[name="dirtyReason"]')).toBeNull()
  expect(field('First name')).toHaveProperty('value', 'Amara')
  const prices = () => asked.filter(({ name }) => name === 'quoteWalkIn').length
  const before = prices()
  answer({ addWalkIn: aStay({ reference: 'CR-5' }) })
  await submit()
  await until(() => expect(page.textContent).toContain('CR-5'))
  expect(prices(), 'the price is not asked anew').toBe(before)
  const [first, second] = asked.filter(({ name }) => name === 'addWalkIn')
  expect(first?.attempt).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toEqual(first)
})

it.each([
  ['a name', 'First name', 'Nimal'],
  ['the room', 'Room', 'loft 1'],
])('books anew where %s is changed after a lost connection', async (_what, label, value) => {
  const { fillIn, submit, until, page, asked, answer, fill, field, said } = await mount({
    addWalkIn: unreachable,
  })
  await fillIn()
  await submit()
  await until(() => expect(page.querySelector('[role="alert"]')).not.toBeNull())
  answer({ addWalkIn: aStay({ reference: 'CR-5' }) })
  await fill(field(label), value)
  await until(() => expect(said()).toBe('$120'))
  await submit()
  await until(() => expect(page.textContent).toContain('CR-5'))
  const [first, second] = asked.filter(({ name }) => name === 'addWalkIn')
  expect(second?.attempt).not.toBe(first?.attempt)
})

it('asks for the price anew where the booking was refused', async () => {
  const { fillIn, submit, until, page, asked } = await mount({ addWalkIn: refusedWith('price_changed') })
  await fillIn()
  const prices = () => asked.filter(({ name }) => name === 'quoteWalkIn').length
  const before = prices()
  await submit()
  await until(() => expect(page.querySelector('[role="alert"]')?.textContent).toBe('No.'))
  await until(() => expect(prices()).toBe(before + 1))
})
