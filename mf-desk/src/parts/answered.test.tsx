import type { ErrorCode } from '@calm-rest/contract/errors'
import { expect, it, vi } from 'vitest'
import type { Answer } from '../api/use-answer.ts'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { Answered } from './answered.tsx'
import { MonthPicker } from './month-picker.tsx'
import { monthOf } from './months.ts'
import { OlderButton } from './older-button.tsx'
import { SegmentField } from './segment-field.tsx'
import { Thread } from './thread.tsx'

const again = vi.fn()

const mount = (answer: Answer<string>) =>
  mountInDesk(
    <Answered answer={answer} onRetry={again}>
      {(value) => <p>{value}</p>}
    </Answered>,
    {},
  )

const refused = (status: number, code: ErrorCode): Answer<string> => ({
  status: 'failed',
  failure: { kind: 'api', status, code, body: { error: 'No such stay.', code } },
})

it('shows an answer alone', async () => {
  const { outline } = await mount({ status: 'ready', value: 'Three guests' })
  expect(outline()).toBe('p: Three guests')
})

it('says of an answer that this device remembers from when it is', async () => {
  const { outline } = await mount({
    status: 'ready',
    value: 'Three guests',
    seenAt: '2027-05-09T08:00:00.000Z',
  })
  expect(outline()).toMatchInlineSnapshot(`
    "div role=status
      p: No connection
      This is what was seen last, 9 May 2027, 13:30. It may have changed since.
    p: Three guests"
  `)
})

it.each([
  ['without a connection', { status: 'failed', failure: { kind: 'network' } }, true],
  ['by a proxy', { status: 'failed', failure: { kind: 'unexpected', status: 502 } }, true],
  ['of a busy server', refused(503, 'unavailable'), true],
  ['at a fault of the server', refused(500, 'internal'), true],
  ['too often', refused(429, 'too_many_requests'), true],
  ['for what is gone', refused(404, 'not_found'), false],
  ['at the last status below a fault of the server', refused(499, 'not_found'), false],
] as [string, Answer<string>, boolean][])(
  'offers another attempt %s: %o',
  async (_what, answer, isOffered) => {
    again.mockClear()
    const { page, control, press } = await mount(answer)
    expect(page.querySelector('[role="alert"]')?.textContent).toBeTruthy()
    expect(page.textContent?.includes('Try again')).toBe(isOffered)
    if (!isOffered) return expect(page.textContent).toBe('No such stay.')
    await press(control('Try again'))
    expect(again).toHaveBeenCalledOnce()
  },
)

it('turns to the month before and after, and to none before the first', async () => {
  const turned = vi.fn()
  const { outline, press, control } = await mountInDesk(
    <>
      <MonthPicker month={monthOf('2027-03-15')} onMonth={turned} />
      <MonthPicker month={monthOf('2027-05-10')} first={monthOf('2027-05-31')} onMonth={turned} />
    </>,
    {},
  )
  expect(outline()).toMatchInlineSnapshot(`
    "button 'Month before' type=button
    h2: March 2027
    button 'Month after' type=button
    button 'Month before' disabled type=button
    h2: May 2027
    button 'Month after' type=button"
  `)
  await press(control('Month before'))
  await press(control('Month after'))
  expect(turned.mock.calls).toEqual([
    [{ from: '2027-02-01', until: '2027-03-01' }],
    [{ from: '2027-04-01', until: '2027-05-01' }],
  ])
})

it('offers older ones where there are some, and says why they did not come', async () => {
  const older = { hasOlder: true, busy: false, problem: undefined, showOlder: vi.fn() }
  const shown = await mountInDesk(<OlderButton label="Older" older={older} />, {})
  expect(shown.outline()).toBe('button type=button: Older')
  await shown.press(shown.control('Older'))
  expect(older.showOlder).toHaveBeenCalledOnce()
  const failed = await mountInDesk(
    <OlderButton label="Older" older={{ ...older, busy: true, problem: 'No connection.' }} />,
    {},
  )
  expect(failed.control('Older').getAttribute('aria-busy')).toBe('true')
  expect(failed.page.querySelector('[role="alert"]')?.textContent).toBe('No connection.')
  const none = await mountInDesk(<OlderButton label="Older" older={{ ...older, hasOlder: false }} />, {})
  expect(none.page.textContent).toBe('')
})

it('shows what guests wrote and the answers in their order, as text', async () => {
  const { outline } = await mountInDesk(
    <Thread
      messages={
        [
          {
            id: 1,
            message: '<b>Is there a pool?</b>',
            createdAt: '2027-05-01T08:00:00.000Z',
            replies: [
              { reply: 'Yes.', createdAt: '2027-05-01T09:00:00.000Z' },
              { reply: 'It is warm.', createdAt: '2027-05-01T09:30:00.000Z' },
            ],
          },
          { id: 2, message: 'Thank you', createdAt: '2027-05-02T08:00:00.000Z', replies: [] },
        ] as never
      }
    />,
    {},
  )
  expect(outline()).toMatchInlineSnapshot(`
    "li
      p: <b>Is there a pool?</b>
      time dateTime=2027-05-01T08:00:00.000Z: 1 May 2027, 13:30
    li
      p: Yes.
      time dateTime=2027-05-01T09:00:00.000Z: 1 May 2027, 14:30
    li
      p: It is warm.
      time dateTime=2027-05-01T09:30:00.000Z: 1 May 2027, 15:00
    li
      p: Thank you
      time dateTime=2027-05-02T08:00:00.000Z: 2 May 2027, 13:30"
  `)
})

it('offers few values as one switch', async () => {
  const { outline } = await mountInDesk(
    <SegmentField
      name="method"
      legend="Method"
      segments={[
        { value: 'cash', label: 'Cash', defaultChecked: true },
        { value: 'card', label: 'Card', disabled: true },
      ]}
    >
      <p>Counted in the till</p>
    </SegmentField>,
    {},
  )
  expect(outline()).toMatchInlineSnapshot(`
    "legend: Method
    input 'Cash' name=method type=radio checked value=cash
    input 'Card' disabled name=method type=radio value=card
    p: Counted in the till"
  `)
})
