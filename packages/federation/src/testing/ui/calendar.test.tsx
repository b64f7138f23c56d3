import { NativeDateField, useCalendarPress } from '@calm-rest/ui'
import { Calendar, type CalendarView } from '@calm-rest/ui/calendar'
import { useAvailability } from '@calm-rest/ui/stay-calendar'
import { act, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { mountComponent } from './mount-component.fixture.tsx'

const picked = vi.fn()
const pointed = vi.fn()

interface MonthsProps {
  months?: 1 | 2
  earliest?: string
  latest?: string
}

const Months = ({ months = 1, earliest, latest }: MonthsProps) => {
  const [view, setView] = useState<CalendarView>({ month: '2027-05-01', focused: '2027-05-31' })
  return (
    <Calendar
      view={view}
      onView={setView}
      months={months}
      earliest={earliest}
      latest={latest}
      firstDay={1}
      names={{
        previous: 'Month before',
        next: 'Month after',
        month: (date) => `Month ${date}`,
        weekday: (date, style) => `${style} ${new Date(date).getUTCDay()}`,
      }}
      dayOf={(date) => ({
        label: `Day ${date}`,
        refused: date === '2027-05-03',
        struck: date === '2027-05-04',
        closed: date === '2027-05-05',
        today: date === '2027-05-06',
        note: date === '2027-05-07' ? '$99' : undefined,
        range: date === '2027-05-08' ? 'start' : date === '2027-05-09' ? 'within' : undefined,
      })}
      onPick={picked}
      onPoint={pointed}
    />
  )
}

const mount = async (props: MonthsProps = {}) => {
  picked.mockClear()
  pointed.mockClear()
  const view = await mountComponent(<Months {...props} />)
  const day = (date: string) => view.page.querySelector(`[data-date="${date}"]`) as HTMLElement
  const titles = () => [...view.page.querySelectorAll('p')].map((one) => one.textContent)
  const focusable = () =>
    [...view.page.querySelectorAll('[data-date][tabindex="0"]')].map((one) => one.getAttribute('data-date'))
  return { ...view, day, titles, focusable }
}

it('shows the days of a month, and what each of them is', async () => {
  const { outline } = await mount()
  expect(outline().split('\n').slice(0, 24).join('\n')).toMatchInlineSnapshot(`
    "button 'Month before' aria-disabled=false type=button
    button 'Month after' aria-disabled=false type=button
    p aria-live=polite: Month 2027-05-01
    table 'Month 2027-05-01' role=grid
      th abbr=long 1 scope=col: short 1
      th abbr=long 2 scope=col: short 2
      th abbr=long 3 scope=col: short 3
      th abbr=long 4 scope=col: short 4
      th abbr=long 5 scope=col: short 5
      th abbr=long 6 scope=col: short 6
      th abbr=long 0 scope=col: short 0
      td
      td
      td
      td
      td
      td aria-selected=false
        button 'Day 2027-05-01' data-date=2027-05-01 type=button tabindex=-1: 1
      td aria-selected=false
        button 'Day 2027-05-02' data-date=2027-05-02 type=button tabindex=-1: 2
      td aria-selected=false
        button 'Day 2027-05-03' aria-disabled=true data-date=2027-05-03 type=button tabindex=-1: 3
      td aria-selected=false
        button 'Day 2027-05-04' data-date=2027-05-04 data-struck=true type=button tabindex=-1: 4"
  `)
})

it('turns the months, not before the earliest nor after the latest day', async () => {
  const { control, press, titles, focusable } = await mount({ earliest: '2027-05-10', latest: '2027-06-20' })
  const isOff = (name: string) => control(name).getAttribute('aria-disabled')
  expect([isOff('Month before'), isOff('Month after')]).toEqual(['true', 'false'])
  await press(control('Month before'))
  expect(titles()).toEqual(['Month 2027-05-01'])
  await press(control('Month after'))
  expect(titles()).toEqual(['Month 2027-06-01'])
  expect(focusable()).toEqual(['2027-06-20'])
  expect([isOff('Month before'), isOff('Month after')]).toEqual(['false', 'true'])
  await press(control('Month after'))
  expect(titles()).toEqual(['Month 2027-06-01'])
})

it('shows two months, and turns by one', async () => {
  const { control, press, titles } = await mount({ months: 2 })
  expect(titles()).toEqual(['Month 2027-05-01', 'Month 2027-06-01'])
  await press(control('Month after'))
  expect(titles()).toEqual(['Month 2027-06-01', 'Month 2027-07-01'])
})

it('picks the day that is pressed, and none beside the days', async () => {
  const { day, press, focusable, page } = await mount()
  await press(page.querySelector('th') as Element)
  expect(picked).not.toHaveBeenCalled()
  await press(day('2027-05-20'))
  expect(picked.mock.calls).toEqual([['2027-05-20']])
  expect(focusable()).toEqual(['2027-05-20'])
})

it('points at the day under the mouse', async () => {
  const { day } = await mount()
  await act(
    async () => void day('2027-05-20').dispatchEvent(new window.Event('mouseover', { bubbles: true })),
  )
  expect(pointed).toHaveBeenLastCalledWith('2027-05-20')
})

it('moves by keys to a day, into the next month too, and takes the focus along', async () => {
  const { day, pressKey, titles, focusable } = await mount()
  const focused: string[] = []
  Object.assign(window.HTMLElement.prototype, {
    focus(this: HTMLElement) {
      focused.push(this.getAttribute('data-date') ?? '')
    },
  })
  await pressKey(day('2027-05-31'), 'x')
  expect(focused).toEqual([])
  await pressKey(day('2027-05-31'), 'ArrowUp')
  await pressKey(day('2027-05-24'), 'End')
  await pressKey(day('2027-05-30'), 'ArrowDown')
  expect(focused).toEqual(['2027-05-24', '2027-05-30', '2027-06-06'])
  expect(titles()).toEqual(['Month 2027-06-01'])
  expect(focusable()).toEqual(['2027-06-06'])
  expect(picked).not.toHaveBeenCalled()
})

const opened = vi.fn()

const Native = ({ written }: { written: string }) => {
  const press = useCalendarPress(opened)
  return <NativeDateField label="Check-in" written={written} {...press} />
}

const mountNative = async () => {
  opened.mockClear()
  const view = await mountComponent(<Native written="1 June" />)
  const input = view.field('Check-in')
  const focused = vi.fn()
  Object.assign(input, { focus: focused })
  const send = async (type: string, more: object = {}) => {
    const event = new window.Event(type, { bubbles: true, cancelable: true })
    await act(async () => void input.dispatchEvent(Object.assign(event, more)))
    return event.defaultPrevented
  }
  const isWritten = () => view.page.textContent?.includes('1 June')
  return { ...view, input, focused, send, isWritten }
}

it('writes a date as the page does, but while it is typed', async () => {
  const { send, isWritten } = await mountNative()
  expect(isWritten()).toBe(true)
  for (const more of [{ key: 'Tab' }, { key: 'a' }, { key: '5', altKey: true }]) await send('keydown', more)
  expect(isWritten()).toBe(true)
  for (const key of ['5', 'ArrowUp', 'Backspace', 'Delete']) {
    await send('keydown', { key })
    expect(isWritten()).toBe(false)
    await send('focusout')
    expect(isWritten()).toBe(true)
  }
  expect(opened).not.toHaveBeenCalled()
})

it.each([
  [{ key: ' ' }, true],
  [{ key: 'F4' }, true],
  [{ key: 'ArrowDown', altKey: true }, true],
  [{ key: 'ArrowUp', altKey: true }, true],
  [{ key: 'ArrowDown' }, false],
  [{ key: 'Enter', altKey: true }, false],
])('opens our calendar in place of the browser’s by the key %o: %s', async (key, isOurs) => {
  const { send } = await mountNative()
  expect(await send('keydown', key)).toBe(isOurs)
  expect(opened).toHaveBeenCalledTimes(isOurs ? 1 : 0)
})

it.each([
  ['mouse', 1],
  ['touch', 0],
])('opens our calendar by a press with %s, and focuses the field %s times', async (pointerType, times) => {
  const { send, focused, input } = await mountNative()
  await send('pointerdown', { pointerType })
  expect(await send('mousedown')).toBe(true)
  expect(await send('click')).toBe(true)
  expect(opened).toHaveBeenCalledWith(input)
  expect(focused).toHaveBeenCalledTimes(times)
})

const ask = vi.fn()

interface NightsProps {
  subject: string | undefined
  months?: readonly [string, string]
}

const Nights = ({ subject, months }: NightsProps) => {
  const [answers, setAnswers] = useState(new Map<string, { taken: string[] }>())
  const { taken, days, failed } = useAvailability({
    subject,
    ask,
    months,
    answers,
    remember: (key, answer) =>
      setAnswers((before) => new Map(before).set(key, answer as { taken: string[] })),
  })
  return (
    <p>
      {[...taken].join(' ')} · {[...days.keys()].join(' ')} · {failed ? 'failed' : 'fine'}
    </p>
  )
}

it('asks for the half-years of its months, once for each room', async () => {
  ask.mockReset()
  ask.mockImplementation(async (from: string) => ({
    ok: true,
    value: { taken: [from], days: [{ day: from }] },
  }))
  const { page, rerender, until } = await mountComponent(
    <Nights subject={undefined} months={['2027-05-01', '2027-06-01']} />,
  )
  expect(ask).not.toHaveBeenCalled()
  await rerender(<Nights subject="sea" />)
  expect(ask).not.toHaveBeenCalled()
  await rerender(<Nights subject="sea" months={['2027-06-01', '2027-07-01']} />)
  await until(() =>
    expect(page.textContent).toContain('2027-01-01 2027-07-01 · 2027-01-01 2027-07-01 · fine'),
  )
  await rerender(<Nights subject="sea" months={['2027-02-01', '2027-03-01']} />)
  expect(ask.mock.calls).toEqual([
    ['2027-01-01', '2027-07-01'],
    ['2027-07-01', '2028-01-01'],
  ])
  await rerender(<Nights subject="loft" months={['2027-02-01', '2027-03-01']} />)
  await until(() => expect(page.textContent).toBe('2027-01-01 · 2027-01-01 · fine'))
  expect(ask).toHaveBeenCalledTimes(3)
})

it('asks again for what did not come', async () => {
  ask.mockReset()
  ask.mockImplementation(async () => ({ ok: false, failure: { kind: 'network' } }))
  const { page, rerender, until } = await mountComponent(
    <Nights subject="sea" months={['2027-05-01', '2027-05-01']} />,
  )
  await until(() => expect(page.textContent).toBe(' ·  · failed'))
  ask.mockImplementation(async () => ({ ok: true, value: { taken: ['2027-08-02'] } }))
  await rerender(<Nights subject="sea" months={['2027-08-01', '2027-08-01']} />)
  await until(() => expect(page.textContent).toBe('2027-08-02 ·  · fine'))
  const before = ask.mock.calls.length
  await rerender(<Nights subject="sea" months={['2027-05-01', '2027-05-01']} />)
  await until(() => expect(ask.mock.calls.length).toBe(before + 1))
})
