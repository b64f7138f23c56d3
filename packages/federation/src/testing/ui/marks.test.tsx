import {
  Alert,
  Badge,
  Button,
  Card,
  classNames,
  Emblem,
  GoogleMark,
  Icon,
  icons,
  Logo,
  Skeleton,
  StarRating,
} from '@calm-rest/ui'
import { expect, it, vi } from 'vitest'
import { mountComponent } from './mount-component.fixture.tsx'

it('is a button or a link, which tells that it works and takes no second press', async () => {
  const { outline, page } = await mountComponent(
    <>
      <Button>Save</Button>
      <Button type="submit" busy>
        Saving
      </Button>
      <Button disabled success icon={<Icon draw={icons.calendar} />}>
        Saved
      </Button>
      <Button
        variant="secondary"
        busy={false}
        icon={<Icon draw={icons.calendar} />}
        aria-label="Choose dates"
      >
        Dates
      </Button>
      <Button variant="quiet" href="/rooms" target="_blank">
        <b>Rooms</b>
      </Button>
    </>,
  )
  expect(outline()).toMatchInlineSnapshot(`
    "button type=button: Save
    button aria-busy=true disabled type=submit: Saving
    button disabled type=button
      Saved
    button 'Choose dates' type=button
      Dates
    a href=/rooms target=_blank: Rooms"
  `)
  const parts = [...page.querySelectorAll('button, a')].map((one) => one.getAttribute('part'))
  expect(parts).toEqual(['primary-button', 'primary-button', 'primary-button', 'secondary-button', null])
  const drawn = [...page.querySelectorAll('button, a')].map((one) =>
    one.querySelector('path')?.getAttribute('d'),
  )
  expect(drawn.map((one) => one !== undefined)).toEqual([false, false, true, true, false])
  expect(drawn[2]).not.toBe(drawn[3])
})

it('tells a message with what solves it, and closes where it can', async () => {
  const closed = vi.fn()
  const { control, outline, page, press } = await mountComponent(
    <>
      <Alert
        tone="danger"
        title="No connection"
        action={<a href="/">Home</a>}
        onDismiss={closed}
        dismissLabel="Close"
      >
        Nothing was saved.
      </Alert>
      <Alert title="Saved" onDismiss={closed} id="saved" />
      <Alert tone="warning" urgent={false} dismissLabel="Close">
        Old
      </Alert>
    </>,
  )
  expect(outline()).toMatchInlineSnapshot(`
    "div role=alert
      p: No connection
      Nothing was saved.
      a href=/: Home
      button 'Close' type=button
    div role=status
      p: Saved
    div role=status
      Old"
  `)
  expect([...page.querySelectorAll('[part="error"]')]).toHaveLength(1)
  await press(control('Close'))
  expect(closed).toHaveBeenCalledOnce()
})

it('puts a picture with its mark above a card, and buttons at its foot', async () => {
  const { page } = await mountComponent(
    <ul>
      <Card
        as="li"
        media={<img src="/a.jpg" alt="Sea" />}
        mark={<Badge>New</Badge>}
        actions={<Button>Book</Button>}
      >
        Sea view
      </Card>
      <Card mark="New" id="plain">
        Loft
      </Card>
    </ul>,
  )
  const [whole, plain] = [...(page.querySelector('ul')?.children ?? [])]
  expect(whole?.localName).toBe('li')
  expect(whole?.textContent).toBe('NewSea viewBook')
  expect(whole?.querySelector('img')).not.toBeNull()
  expect(plain?.localName).toBe('div')
  expect(plain?.id).toBe('plain')
  // a mark is on a picture, and there is none
  expect(plain?.textContent).toBe('Loft')
  expect(plain?.querySelectorAll('div')).toHaveLength(2)
})

it.each([
  [4.5, undefined, 108, 5],
  [0, undefined, 0, 5],
  [-1, undefined, 0, 5],
  [9, 3, 72, 3],
])('draws %s of %s stars', async (value, max, width, stars) => {
  const { page } = await mountComponent(
    <StarRating value={value} max={max} label="In words" text="In short" />,
  )
  const [whole, full] = [...page.querySelectorAll('svg')]
  expect(full?.getAttribute('width')).toBe(String(width))
  expect(full?.getAttribute('height')).toBe('24')
  expect(whole?.getAttribute('viewBox')).toBe(`0 0 ${24 * stars} 24`)
  const places = [...(page.querySelector('g')?.querySelectorAll('path') ?? [])].map((one) =>
    one.getAttribute('transform'),
  )
  expect(places).toEqual(Array.from({ length: stars }, (_, i) => `translate(${24 * i})`))
  const rating = page.querySelector('[role="img"]')
  expect(rating?.getAttribute('aria-label')).toBe('In words')
  expect(rating?.querySelector('span')?.getAttribute('aria-hidden')).toBe('true')
})

it('says nothing of what only decorates, or is still to come', async () => {
  const { page, outline } = await mountComponent(
    <>
      <Icon draw={icons.calendar} />
      <Emblem />
      <GoogleMark />
      <Skeleton />
      <Skeleton lines={3} />
      <Skeleton shape="picture" lines={3} />
      <Logo name="Calm Rest" />
    </>,
  )
  expect(outline()).toBe('Calm Rest')
  for (const one of page.querySelectorAll('svg')) {
    expect(one.getAttribute('aria-hidden')).toBe('true')
    expect(one.hasAttribute('role')).toBe(false)
  }
  const lines = [...page.querySelectorAll('span[aria-hidden="true"]')].map((one) => one.children.length)
  expect(lines).toEqual([1, 3, 0])
})

it('names an icon that stands alone', async () => {
  const { page } = await mountComponent(<Icon draw={icons.calendar} label="Calendar" />)
  const icon = page.querySelector('svg')
  expect(icon?.getAttribute('role')).toBe('img')
  expect(icon?.getAttribute('aria-label')).toBe('Calendar')
  expect(icon?.hasAttribute('aria-hidden')).toBe(false)
})

it('joins the names of classes that hold', () => {
  expect(classNames('a', false, undefined, 'b')).toBe('a b')
})
