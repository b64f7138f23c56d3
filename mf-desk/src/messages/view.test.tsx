import { type StaffMessage, type StaffReview, staffLimits } from '@calm-rest/contract/staff'
import type { Host } from '@calm-rest/contract/widget'
import { expect, it, vi } from 'vitest'
import { OlderButton } from '../parts/older-button.tsx'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { CloseChosen } from './close-messages.tsx'
import { MessagesView } from './view.tsx'

const aMessage = (given: Partial<StaffMessage> = {}): StaffMessage => ({
  id: 7,
  version: 'v1',
  message: 'Is there a cot?',
  createdAt: '2027-05-09T08:00:00.000Z',
  answeredAt: null,
  replies: [],
  fullName: 'Jonas Weber',
  email: 'jonas@example.com',
  phone: '+49 30 1234',
  lang: 'de',
  stays: [],
  alike: { sender: 1, network: 1 },
  ...given,
})

const aReview = (given: Partial<StaffReview> = {}) =>
  ({
    _id: 'r1',
    name: 'Mei',
    country: 'China',
    rating: 5,
    reviewTitle: 'Quiet',
    review: 'Slept well.',
    lang: 'en',
    status: 'waiting',
    version: 'v3',
    createdAt: '2027-05-09T08:00:00.000Z',
    verified: false,
    ...given,
  }) as StaffReview

const stay = (reference: string) =>
  ({ reference, status: 'confirmed', checkIn: '2027-06-01', checkOut: '2027-06-03' }) as const

const messages = [
  aMessage({ stays: [stay('CR-1'), stay('CR-2'), stay('CR-3'), stay('CR-4')] }),
  aMessage({
    id: 6,
    fullName: 'Mei Lin',
    phone: null,
    answeredAt: '2027-05-09T09:00:00.000Z',
    replies: [{ reply: 'Yes, free of charge.', createdAt: '2027-05-09T09:00:00.000Z' }],
  }),
]

const mount = (answers: Answers = {}, listed = messages) =>
  mountInDesk(<MessagesView message={undefined} review={undefined} />, {
    listMessages: listed,
    listReviews: [],
    ...answers,
  })

it('shows messages with the stays of their writers, and how to answer', async () => {
  const { outline, asked } = await mount()
  expect(outline()).toMatchInlineSnapshot(`
    "div 'Messages' role=tablist
      button aria-selected=true role=tab type=button tabindex=0: Unanswered
      button aria-selected=false role=tab type=button tabindex=-1: All
      button aria-selected=false role=tab type=button tabindex=-1: Reviews
    div 'Unanswered' role=tabpanel
      li
        article 'Jonas Weber'
          h2: Jonas Weber
          p
            a href=mailto:jonas@example.com: jonas@example.com
            a href=tel:+49 30 1234: +49 30 1234
            a href=/remote-route//desk/stay?reference=CR-1: Stay of Tue 1 Jun
            a href=/remote-route//desk/stay?reference=CR-2: Stay of Tue 1 Jun
            a href=/remote-route//desk/stay?reference=CR-3: Stay of Tue 1 Jun
          li
            p: Is there a cot?
            time dateTime=2027-05-09T08:00:00.000Z: 9 May 2027, 13:30
          button type=button: Answer
          button type=button: No answer needed
          input 'Choose the message of Jonas Weber' type=checkbox
      li
        article 'Mei Lin'
          h2: Mei Lin
          p
            a href=mailto:jonas@example.com: jonas@example.com
          li
            p: Is there a cot?
            time dateTime=2027-05-09T08:00:00.000Z: 9 May 2027, 13:30
          li
            p: Yes, free of charge.
            time dateTime=2027-05-09T09:00:00.000Z: 9 May 2027, 14:30
          button type=button: Answer"
  `)
  expect(asked[0]?.address).toBe('/api/staff/messages?open=true')
})

it('answers a message', async () => {
  const { press, page, outline, fill, field, submit, sent, until, asked } = await mount({
    answerMessage: {} as never,
  })
  const [first] = [...page.querySelectorAll('button')].filter((one) => one.textContent === 'Answer')
  await press(first as Element)
  expect(outline().split('\n').slice(12, 24).join('\n')).toMatchInlineSnapshot(`
    "        a href=/remote-route//desk/stay?reference=CR-2: Stay of Tue 1 Jun
            a href=/remote-route//desk/stay?reference=CR-3: Stay of Tue 1 Jun
          li
            p: Is there a cot?
            time dateTime=2027-05-09T08:00:00.000Z: 9 May 2027, 13:30
          form noValidate
            p: It goes to the guest by mail.
            textarea 'Your answer' maxLength=4000 name=reply required rows=5 described='It goes to the guest by mail.'
            button type=submit: Send
          button type=button: No answer needed
          input 'Choose the message of Jonas Weber' type=checkbox
      li"
  `)
  await fill(field('Your answer'), 'Yes.')
  await submit()
  await until(() => expect(asked.filter(({ name }) => name === 'listMessages')).toHaveLength(2))
  expect(sent('answerMessage')).toEqual({ version: 'v1', reply: 'Yes.' })
  await until(() => expect(page.textContent).not.toContain('Your answer'))
})

it('notes that a message needs no answer', async () => {
  const { press, control, sent, until, asked } = await mount({ markAnswered: {} as never })
  await press(control('No answer needed'))
  await until(() => expect(asked.filter(({ name }) => name === 'listMessages')).toHaveLength(2))
  expect(sent('markAnswered')).toEqual({ version: 'v1' })
})

it('closes several at once', async () => {
  const { tick, page, press, control, sent, until } = await mount({ closeMessages: { closed: 2 } }, [
    aMessage(),
    aMessage({ id: 5, fullName: 'Tom' }),
    aMessage({ id: 4, fullName: 'Ann' }),
  ])
  expect(page.textContent).not.toContain('Choose all')
  const box = (name: string) => page.querySelector(`[aria-label="Choose the message of ${name}"]`) as Element
  await tick(box('Tom'))
  expect(control('No answer needed: 1 message')).toBeDefined()
  await press(control('Choose all 3'))
  expect(page.textContent).not.toContain('Choose all')
  await tick(box('Jonas Weber'), false)
  await press(control('No answer needed: 2 messages'))
  await until(() => expect(sent('closeMessages')).toEqual({ ids: [5, 4] }))
  await until(() => expect(page.textContent).not.toContain('No answer needed:'))
})

it.each([
  [{ sender: 1, network: 1 }, undefined, undefined],
  [{ sender: 3, network: 3 }, 'Close all 3 of this sender (Jonas Weber)', 'sender'],
  [{ sender: 2, network: 9 }, 'Close all 9 from this network (Jonas Weber)', 'network'],
])('closes a flood of %j', async (alike, name, all) => {
  const { page, press, control, sent, until, outline } = await mount({ closeMessages: { closed: 3 } }, [
    aMessage({ alike }),
  ])
  if (!name) return expect(page.textContent).not.toContain('of this sender')
  await press(control(name))
  expect(outline('dialog')).toContain('Nobody gets a mail.')
  await press(control(name.replace(' (Jonas Weber)', '')))
  await until(() => expect(sent('closeMessages')).toEqual({ ids: [7], all }))
})

it('lists all messages, and reviews, on tabs of their own', async () => {
  const { press, control, asked, outline, until, page, sent, fill, field, submit } = await mount({
    listReviews: [aReview()],
    setReviewStatus: {} as never,
  })
  await press(control('All'))
  await until(() => expect(asked.at(-1)?.address).toBe('/api/staff/messages'))
  await press(control('Reviews'))
  await until(() => expect(page.textContent).toContain('Slept well.'))
  expect(outline().split('\n').slice(4).join('\n')).toMatchInlineSnapshot(`
    "div 'Reviews' role=tabpanel
      li
        article 'Quiet'
          h2
            span lang=en: Quiet
          Waiting
          span '5 of 5 stars' role=img
          p lang=en: Slept well.
          p: Mei, China9 May 2027
          button type=button: Publish
          button type=button: Hide"
  `)
  await press(control('Hide'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Hide'
      h2: Hide
      button 'Close' type=button
      form noValidate
        input 'Reason' maxLength=200 name=reason required type=text
        button type=submit: Hide"
  `)
  await fill(field('Reason'), 'It is about another house')
  await submit()
  await until(() =>
    expect(sent('setReviewStatus')).toEqual({
      version: 'v3',
      status: 'hidden',
      reason: 'It is about another house',
    }),
  )
})

it('says that there is nothing', async () => {
  const { press, control, until, page } = await mount({}, [])
  expect(page.textContent).toContain('No message here.')
  await press(control('Reviews'))
  await until(() => expect(page.textContent).toContain('No review yet.'))
})

it('reads older messages page by page, until there are no more', async () => {
  const page = (from: number, length: number) =>
    Array.from({ length }, (_, i) => aMessage({ id: from - i, fullName: `Guest ${from - i}` }))
  const { press, control, until, page: shown, asked, answer } = await mount({}, page(200, 50))
  answer({ listMessages: page(151, 3) })
  await press(control('Older messages'))
  await until(() => expect(shown.querySelectorAll('article')).toHaveLength(52))
  expect(asked.map(({ address }) => address)).toContain('/api/staff/messages?open=true&before=151')
  expect(shown.textContent).not.toContain('Older messages')
})

it.each([
  [{ hasOlder: false, busy: false, problem: undefined }, ''],
  [{ hasOlder: true, busy: false, problem: 'No.' }, 'button type=button: Older\ndiv role=alert\n  No.'],
  [{ hasOlder: true, busy: true, problem: undefined }, 'button aria-busy=true disabled type=button: Older'],
])('has for %j the way to older ones: %s', async (state, shown) => {
  const older = vi.fn()
  const { outline, page, press } = await mountInDesk(
    <OlderButton label="Older" older={{ ...state, showOlder: older }} />,
    {},
  )
  expect(outline()).toBe(shown)
  const button = page.querySelector('button')
  if (button) await press(button)
  expect(older).toHaveBeenCalledTimes(state.hasOlder && !state.busy ? 1 : 0)
})

it('keeps what was typed where an answer is refused, and says why', async () => {
  const { press, control, fill, field, submit, until, page, asked } = await mount({
    answerMessage: refusedWith('invalid_request', 400, { fields: [{ field: 'reply', code: 'too_long' }] }),
  })
  await press(control('Answer'))
  await fill(field('Your answer'), 'Yes.')
  await submit()
  await until(() => expect(page.querySelector('form [role="alert"]')?.textContent).toBe('No.'))
  expect(page.textContent).toContain('This is too long.')
  expect(field('Your answer')).toHaveProperty('value', 'Yes.')
  expect(asked.filter(({ name }) => name === 'listMessages')).toHaveLength(1)
})

it.each([
  ['markAnswered', 'No answer needed'],
  ['closeMessages', 'No answer needed: 1 message'],
] as const)('says why %s was refused', async (route, name) => {
  const { press, control, tick, until, page } = await mount({ [route]: refusedWith('changed_meanwhile') })
  if (route === 'closeMessages')
    await tick(page.querySelector('[aria-label="Choose the message of Jonas Weber"]') as Element)
  await press(control(name))
  await until(() => expect(page.querySelector('[role="alert"]')?.textContent).toBe('No.'))
})

it('closes no more messages at once than the API takes', async () => {
  const ids = Array.from({ length: staffLimits.closedAtOnce + 1 }, (_, i) => i)
  const all = vi.fn()
  const chosen = { onAll: all, onChanged: async () => {} }
  const { press, control, sent, until, page } = await mountInDesk(
    <CloseChosen {...chosen} ids={ids} openIds={ids} />,
    { closeMessages: { closed: 1 } },
  )
  expect(page.textContent).not.toContain('Choose all')
  await press(control(`No answer needed: ${staffLimits.closedAtOnce} messages`))
  await until(() => expect(sent('closeMessages')).toEqual({ ids: ids.slice(0, -1) }))
})

it('keeps an answer in this tab until it is sent', async () => {
  const kept = new Map<string, unknown>([['desk-reply-7', 'Yes, of']])
  const drafts = {
    read: (name: string) => kept.get(name),
    write: (name: string, value: unknown) => void kept.set(name, value),
    forget: (name: string) => void kept.delete(name),
  }
  const { fill, field, submit, until } = await mountInDesk(
    <MessagesView message={7} review={undefined} />,
    { readMessage: aMessage(), answerMessage: {} as never },
    { host: { drafts } as Partial<Host> },
  )
  expect(field('Your answer')).toHaveProperty('value', 'Yes, of')
  await fill(field('Your answer'), 'Yes, of course.')
  expect(kept.get('desk-reply-7')).toBe('Yes, of course.')
  await submit()
  await until(() => expect([...kept]).toEqual([]))
})

it('begins again with the newest after a review was published', async () => {
  const page = (from: number, length: number) =>
    Array.from({ length }, (_, i) => aReview({ _id: `r${from - i}`, reviewTitle: `Title ${from - i}` }))
  const view = await mount({ listReviews: page(200, 50), setReviewStatus: {} as never })
  const { press, control, until, page: shown, answer, asked, sent } = view
  await press(control('Reviews'))
  await until(() => expect(shown.querySelectorAll('article')).toHaveLength(50))
  answer({ listReviews: page(150, 3) })
  await press(control('Older reviews'))
  await until(() => expect(shown.querySelectorAll('article')).toHaveLength(53))
  expect(asked.at(-1)?.address).toBe('/api/staff/reviews?before=r151')
  answer({ listReviews: page(200, 50) })
  await press(control('Publish'))
  await until(() => expect(sent('setReviewStatus')).toEqual({ version: 'v3', status: 'published' }))
  await until(() => expect(shown.querySelectorAll('article')).toHaveLength(50))
})
