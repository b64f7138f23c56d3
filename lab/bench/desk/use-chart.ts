import type { CDPSession, Page } from 'playwright-core'

/** How long a finger rests on a bar before it takes it; the chart's own limit is 350 ms. */
const restMs = 450
const dragSteps = 24
/** Speed of a finger that flicks, in pixels a second. */
const flickSpeed = 1800

interface Place {
  x: number
  y: number
}

const chartOf = (page: Page) => page.getByRole('grid', { name: 'Rooms by nights' })

const middleOf = async (page: Page): Promise<Place> => {
  const box = await chartOf(page).boundingBox()
  if (!box) throw new Error('The chart is not in view.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Flicks through weeks and rows, there and back, as a thumb does. */
export const scrollChart = async (page: Page, session: CDPSession) => {
  const middle = await middleOf(page)
  const flick = (xDistance: number, yDistance: number) =>
    session.send('Input.synthesizeScrollGesture', {
      ...middle,
      xDistance,
      yDistance,
      speed: flickSpeed,
      gestureSourceType: 'touch',
      preventFling: true,
    })
  for (const x of [-1500, -1500, -1500, 1500, 1500, 1500]) await flick(x, 0)
  for (const y of [-500, -500, 500, 500]) await flick(0, y)
}

/** The middle of a bar that stands clear in view and may be moved, and how wide a night is. */
const movableBar = (page: Page): Promise<Place> =>
  chartOf(page).evaluate((chart) => {
    const view = chart.getBoundingClientRect()
    const names = 120
    const head = 80
    for (const cell of chart.querySelectorAll('[role=gridcell]')) {
      const { left, right, top, bottom, width } = cell.getBoundingClientRect()
      const isClear =
        left > view.left + names &&
        right < view.right - 60 &&
        top > view.top + head &&
        bottom < view.bottom - 90
      if (isClear && width > 30 && cell.getAttribute('aria-label')?.includes('Expected'))
        return { x: (left + right) / 2, y: (top + bottom) / 2 }
    }
    throw new Error('No expected stay is in view.')
  })

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', place?: Place) =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: place ? [place] : [] })

/** Takes a stay, carries it some days and rows along, and leaves it as it was when the chart asks. */
export const dragStay = async (page: Page, session: CDPSession) => {
  const from = await movableBar(page)
  await touch(session, 'touchStart', from)
  await page.waitForTimeout(restMs)
  for (let step = 1; step <= dragSteps; step += 1) {
    await touch(session, 'touchMove', { x: from.x - step * 3, y: from.y + step * 2 })
    await page.waitForTimeout(16)
  }
  await touch(session, 'touchEnd')
  await page.getByRole('button', { name: 'Leave as it is' }).tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Presses one of its buttons, and waits until the chart has gone where that leads. */
const pressToGo = async (page: Page, name: string) => {
  const before = await chartOf(page).evaluate(({ scrollLeft }) => scrollLeft)
  await page.getByRole('button', { name, exact: true }).tap()
  await chartOf(page).evaluate(async (chart, left) => {
    while (chart.scrollLeft === left) await new Promise(requestAnimationFrame)
  }, before)
}

/** Presses what one presses on it: a stay, the weeks before and after, today, and the arrows of a keyboard. */
export const pressChart = async (page: Page) => {
  for (let time = 0; time < 3; time += 1) {
    await pressToGo(page, 'Two weeks later')
    const { x, y } = await movableBar(page)
    await page.touchscreen.tap(x, y)
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await pressToGo(page, 'Two weeks earlier')
  await pressToGo(page, 'Today')
  await chartOf(page).focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown', 'ArrowLeft', 'ArrowUp', 'PageUp', 'End', 'Home'])
    await page.keyboard.press(key)
}
