import {
  CheckboxField,
  Combobox,
  DateField,
  EmptyState,
  ErrorState,
  FilterTabs,
  icons,
  NativeDateField,
  NumberField,
  PasswordField,
  Price,
  RatingInput,
  SelectField,
  TextAreaField,
  TextField,
} from '@calm-rest/ui'
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { mountComponent } from './mount-component.fixture.tsx'

it('wires every field to its label, hint and error', async () => {
  const { outline, page } = await mountComponent(
    <>
      <TextField label="Name" name="name" hint="As in the passport" error="Please fill in." required />
      <TextField label="Phone" name="phone" note="optional" type="tel" />
      <TextAreaField label="Message" name="message" error="Too long." maxLength={500} />
      <SelectField label="Country" name="country" hint="Where you live" defaultValue="LK">
        <option value="LK">Sri Lanka</option>
        <option value="DE">Germany</option>
      </SelectField>
      <CheckboxField label="I agree" name="agree" hint="To the terms" error="Please tick." required />
      <CheckboxField label="News" name="news" />
      <DateField label="Check-in" openLabel="Open the calendar" onOpen={() => {}} disabled />
      <PasswordField label="Password" name="password" showLabel="Show" hideLabel="Hide" />
      <NativeDateField label="Until" name="until" written="1 June" />
    </>,
  )
  expect(outline()).toMatchInlineSnapshot(`
    "div data-invalid
      p: As in the passport
      input 'Name' aria-invalid=true name=name required type=text described='As in the passport Please fill in.'
      div aria-live=polite
        p
          Please fill in.
    input 'Phone optional' name=phone type=tel
    div data-invalid
      textarea 'Message' aria-invalid=true maxLength=500 name=message rows=5 described='Too long.'
      div aria-live=polite
        p
          Too long.
    p: Where you live
    select 'Country' name=country described='Where you live'
      option selected value=LK: Sri Lanka
      option value=DE: Germany
    input 'I agree' aria-invalid=true name=agree required type=checkbox described='To the terms Please tick.'
    p: To the terms
    div aria-live=polite
      p
        Please tick.
    input 'News' name=news type=checkbox
    input 'Check-in' autoComplete=off disabled type=text
    button 'Open the calendar' aria-haspopup=dialog disabled type=button described='Check-in'
    input 'Password' autoCapitalize=none name=password spellCheck=false type=password
    button 'Show' type=button
    input 'Until' name=until type=date"
  `)
  const ids = [...page.querySelectorAll('[aria-describedby]')].flatMap(
    (one) => one.getAttribute('aria-describedby')?.split(' ') ?? [],
  )
  for (const id of ids) expect(page.ownerDocument.getElementById(id)?.textContent).toBeTruthy()
  const invalid = [...page.querySelectorAll('[data-invalid]')].map((one) => one.textContent)
  expect(invalid.map((text) => text?.slice(0, 4))).toEqual(['Name', 'Mess'])
  const marked = [...page.querySelectorAll('label')].filter((one) => one.textContent?.includes('*'))
  expect(marked.map((one) => one.textContent)).toEqual(['Name*', 'I agree*'])
})

it('shows a password on demand, and hides it again', async () => {
  const { control, field, press } = await mountComponent(
    <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />,
  )
  const type = () => field('Password').getAttribute('type')
  expect(type()).toBe('password')
  expect(control('Show').getAttribute('aria-controls')).toBe(field('Password').id)
  await press(control('Show'))
  expect(type()).toBe('text')
  await press(control('Hide'))
  expect(type()).toBe('password')
})

const guests = (
  value: number | undefined,
  changed: (value: number | undefined) => void,
  disabled = false,
) => (
  <NumberField
    label="Guests"
    value={value}
    onValueChange={changed}
    min={1}
    max={4}
    decrementLabel="One fewer"
    incrementLabel="One more"
    disabled={disabled}
  />
)

it.each([
  [undefined, undefined, 1],
  [1, undefined, 2],
  [2, 1, 3],
  [4, 3, undefined],
  [9, 4, undefined],
  [0, undefined, 1],
])('steps a number from %s down to %s and up to %s', async (value, down, up) => {
  const changed = vi.fn()
  const { control, field, press } = await mountComponent(guests(value, changed))
  expect((field('Guests') as HTMLInputElement).value).toBe(value === undefined ? '' : String(value))
  for (const [name, expected] of [
    ['One fewer', down],
    ['One more', up],
  ] as const) {
    changed.mockClear()
    const button = control(name)
    expect(button.hasAttribute('disabled')).toBe(expected === undefined)
    if (expected === undefined) continue
    await press(button)
    expect(changed.mock.calls).toEqual([[expected]])
  }
})

it('takes a typed number, and none from an empty field', async () => {
  const changed = vi.fn()
  const { fill, field, outline, rerender } = await mountComponent(guests(2, changed))
  await fill(field('Guests'), '3')
  expect(changed).toHaveBeenLastCalledWith(3)
  await fill(field('Guests'), '')
  expect(changed).toHaveBeenLastCalledWith(undefined)
  await rerender(guests(2, changed, true))
  expect(outline()).toMatchInlineSnapshot(`
    "button 'One fewer' disabled type=button
    input 'Guests' disabled inputMode=numeric max=4 min=1 type=number value=2
    button 'One more' disabled type=button"
  `)
})

it('rates by stars: those up to the chosen one are on', async () => {
  const changed = vi.fn()
  const { outline, page, tick } = await mountComponent(
    <RatingInput
      label="Rating"
      error="Please rate."
      value={3}
      onValueChange={changed}
      starLabel={(count) => `${count} stars`}
      name="stars"
      required
    />,
  )
  expect(outline()).toMatchInlineSnapshot(`
    "fieldset described='Please rate.'
      legend: Rating
      input '1 stars' name=stars required type=radio value=1
      input '2 stars' name=stars required type=radio value=2
      input '3 stars' name=stars required type=radio checked value=3
      input '4 stars' name=stars required type=radio value=4
      input '5 stars' name=stars required type=radio value=5
      div aria-live=polite
        p
          Please rate."
  `)
  const lit = [...page.querySelectorAll('label')].map((one) => one.hasAttribute('data-on'))
  expect(lit).toEqual([true, true, true, false, false])
  await tick(page.querySelectorAll('input')[4] as Element)
  expect(changed).toHaveBeenCalledWith(5)
})

const countries = ['Germany', 'Sri Lanka', 'Switzerland', 'France']

const combobox = async (value: string) => {
  const changed = vi.fn()
  const heard: string[] = []
  const view = await mountComponent(
    <Combobox
      label="Country"
      value={value}
      onValueChange={changed}
      options={countries}
      maxSuggestions={2}
      onFocus={() => void heard.push('focus')}
      onBlur={() => void heard.push('blur')}
      onKeyDown={({ key }) => void heard.push(key)}
    />,
  )
  const send = async (type: string, more: object = {}) => {
    const event = new window.Event(type, { bubbles: true, cancelable: true })
    await act(async () => void view.field('Country').dispatchEvent(Object.assign(event, more)))
    return event.defaultPrevented
  }
  const list = () => view.page.querySelector('[role="listbox"]') as HTMLElement
  const isOpen = () => view.field('Country').getAttribute('aria-expanded') === 'true'
  return { ...view, changed, heard, send, list, isOpen }
}

it('suggests what contains the text while the field has the focus', async () => {
  const { heard, isOpen, list, outline, send } = await combobox('an')
  expect(isOpen()).toBe(false)
  expect(list().hasAttribute('hidden')).toBe(true)
  await send('focusin')
  expect(isOpen()).toBe(true)
  expect(outline()).toMatchInlineSnapshot(`
    "input 'Country' aria-autocomplete=list aria-expanded=true aria-haspopup=listbox autoComplete=off role=combobox type=text value=an
    div 'Country' role=listbox
      div role=option tabindex=-1: Germany
      div role=option tabindex=-1: Sri Lanka"
  `)
  await send('focusout')
  expect(isOpen()).toBe(false)
  expect(heard).toEqual(['focus', 'blur'])
})

it('suggests nothing for an empty field, or for a text that none contains', async () => {
  for (const text of ['', ' ', 'xyz']) {
    const { isOpen, send } = await combobox(text)
    await send('focusin')
    expect(isOpen()).toBe(false)
  }
})

it('closes its suggestions on Escape, not the dialog around it, and opens them by an arrow', async () => {
  const { heard, isOpen, send } = await combobox('an')
  expect(await send('keydown', { key: 'Escape' })).toBe(false)
  await send('focusin')
  expect(await send('keydown', { key: 'a' })).toBe(false)
  expect(isOpen()).toBe(true)
  expect(await send('keydown', { key: 'Escape' })).toBe(true)
  expect(isOpen()).toBe(false)
  await send('keydown', { key: 'ArrowDown' })
  expect(isOpen()).toBe(true)
  await send('keydown', { key: 'Escape' })
  await send('focusout')
  await send('focusin')
  expect(isOpen()).toBe(true)
  expect(heard.slice(0, 3)).toEqual(['Escape', 'focus', 'a'])
})

it('fills the chosen suggestion in and closes, until more is typed', async () => {
  const { changed, field, fill, isOpen, list, press, send } = await combobox('an')
  vi.stubGlobal('Element', window.Element)
  vi.stubGlobal('CustomEvent', window.CustomEvent)
  onTestFinished(() => void vi.unstubAllGlobals())
  await send('focusin')
  const option = list().children[1] as Element
  const held = new window.Event('mousedown', { bubbles: true, cancelable: true })
  option.dispatchEvent(held)
  expect(held.defaultPrevented).toBe(true)
  await press(option)
  expect(changed).toHaveBeenLastCalledWith('Sri Lanka')
  expect(isOpen()).toBe(false)
  await fill(field('Country'), 'ger')
  expect(changed).toHaveBeenLastCalledWith('ger')
  expect(isOpen()).toBe(true)
})

/** A press of the main button with keys held; returns whether the browser may follow the link. */
const click = async (target: Element, held: object = {}) => {
  const event = new window.Event('click', { bubbles: true, cancelable: true })
  await act(async () => void target.dispatchEvent(Object.assign(event, { button: 0, ...held })))
  return !event.defaultPrevented
}

const tabs = async (value: 'all' | 'sea' | 'hill') => {
  const changed = vi.fn()
  const view = await mountComponent(
    <FilterTabs
      label="Rooms"
      tabs={[
        { value: 'all', label: 'All', href: '/rooms' },
        { value: 'sea', label: 'Sea' },
        { value: 'hill', label: 'Hill' },
      ]}
      value={value}
      onValueChange={changed}
      panelId="rooms"
    />,
  )
  return { ...view, changed }
}

it('filters by tabs, of which one is in the order of the Tab key', async () => {
  const { changed, control, outline, press } = await tabs('sea')
  expect(outline()).toMatchInlineSnapshot(`
    "div 'Rooms' role=tablist
      a aria-selected=false data-early=filter data-value=all href=/rooms role=tab tabindex=-1: All
      button aria-selected=true role=tab type=button tabindex=0: Sea
      button aria-selected=false role=tab type=button tabindex=-1: Hill"
  `)
  expect(control('Sea').getAttribute('aria-controls')).toBe('rooms')
  await press(control('Hill'))
  expect(await click(control('All'))).toBe(false)
  expect(changed.mock.calls).toEqual([['hill'], ['all']])
})

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a press that opens a tab of the browser to it: %o',
  async (held) => {
    const { changed, control } = await tabs('sea')
    expect(await click(control('All'), held)).toBe(true)
    expect(changed).not.toHaveBeenCalled()
  },
)

it.each([
  ['all', 'ArrowRight', 'sea'],
  ['hill', 'ArrowRight', 'all'],
  ['all', 'ArrowLeft', 'hill'],
  ['hill', 'ArrowLeft', 'sea'],
  ['hill', 'Home', 'all'],
  ['all', 'End', 'hill'],
  ['sea', ' ', 'sea'],
  ['sea', 'a', undefined],
] as const)('goes from the tab %s by %s to %s', async (from, key, to) => {
  const { changed, control, page, pressKey } = await tabs(from)
  const focused: unknown[] = []
  for (const one of page.querySelectorAll('[role="tab"]'))
    Object.assign(one, { focus: () => focused.push(one.textContent?.toLowerCase()) })
  await pressKey(control('Sea'), key)
  expect(changed.mock.calls).toEqual(to ? [[to]] : [])
  expect(focused).toEqual(to ? [to] : [])
})

it('reads out both prices and what they are for', async () => {
  const { page, rerender } = await mountComponent(
    <Price
      price="$100"
      oldPrice="$120"
      priceLabel="Price now"
      oldPriceLabel="Regular price"
      per="/ 1 night"
      perLabel="per night"
    />,
  )
  expect(page.textContent).toBe('Regular price $120 Price now $100 / 1 nightper night')
  expect(page.querySelector('del')?.textContent).toBe('$120')
  expect(page.querySelector('[aria-hidden="true"]')?.textContent).toBe('/ 1 night')
  await rerender(<Price price="$100" priceLabel="Price now" per="a night" />)
  expect(page.textContent).toBe('$100 a night')
  expect(page.querySelector('[aria-hidden="true"]')).toBeNull()
})

it('tells of an empty list without alarm, and of a failure with a way to try again', async () => {
  const again = vi.fn()
  const failed = (more: object) => (
    <ErrorState retryLabel="Try again" onRetry={again} {...more}>
      No connection.
    </ErrorState>
  )
  const { control, outline, press, rerender } = await mountComponent(
    <EmptyState draw={icons.calendar} action={<a href="/rooms">Rooms</a>}>
      No bookings yet.
    </EmptyState>,
  )
  expect(outline()).toMatchInlineSnapshot(`
    "No bookings yet.
    a href=/rooms: Rooms"
  `)
  await rerender(failed({}))
  expect(outline()).toMatchInlineSnapshot(`
    "div role=alert: No connection.
    button type=button: Try again"
  `)
  await press(control('Try again'))
  expect(again).toHaveBeenCalledOnce()
  await rerender(failed({ busy: true }))
  expect(control('Try again').getAttribute('aria-busy')).toBe('true')
  for (const missing of [{ retryLabel: undefined }, { onRetry: undefined }]) {
    await rerender(failed(missing))
    expect(outline()).not.toContain('button')
  }
})
