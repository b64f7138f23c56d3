import { beforeAll, expect, it } from 'vitest'
import { openFakePage } from './fake-page.fixture.ts'
import { leavesNothingBehind } from './leaves-nothing-behind.ts'
import { respondsToPress } from './responds-to-press.ts'

let check: Awaited<ReturnType<typeof openFakePage>>

beforeAll(async () => {
  check = await openFakePage()
})

const rows = `'<ul>' + '<li>Spa</li>'.repeat(20) + '</ul>'`

it('lets a widget through that cleans up and answers at once', async () => {
  const code = `slot.innerHTML = ${rows} + '<button>More</button><button>Less</button>'
    const onResize = () => slot
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)`
  expect([await check(respondsToPress, code), await check(leavesNothingBehind, code)]).toEqual([[], []])
})

it('R-mf-gate: refuses a widget that keeps what it showed, with figures, and says how to mend it', async () => {
  const code = `slot.innerHTML = ${rows}
    addEventListener('resize', () => slot)
    const words = Array.from({ length: 10_000 }, (_, at) => at + Math.random())
    addEventListener('scroll', () => words.length)`
  const [fault] = await check(leavesNothingBehind, code)
  expect(fault).toMatch(
    /^retains \d{3,4} nodes \(at most \d\d\), \d\d listeners \(at most \d+\), \d{4} KB of memory /,
  )
  expect(fault).toContain('remove listeners and observers, stop timers')
})

it('R-mf-gate: refuses a widget whose press takes long, and names the control', async () => {
  const code = `slot.innerHTML = '<button>More</button><button>Sort</button>'
    slot.lastChild.onclick = () => { const from = performance.now(); while (performance.now() - from < 400); }`
  expect(await check(respondsToPress, code)).toEqual([
    expect.stringMatching(
      /^a press of <button> "Sort" takes [34]\d\d ms, at most 200 ms: a press is good up to 200 ms/,
    ),
  ])
})

it('presses without leaving the page or writing to the site', async () => {
  const code = `slot.innerHTML = '<button>Send</button><button>Away</button><button>Slow</button>'
    const [send, away, slow] = slot.children
    send.onclick = () => fetch('/api/bookings', { method: 'POST' }).then(() => { slow.dataset.written = '' }, () => {})
    away.onclick = () => { location.href = '/' }
    slow.onclick = () => { const from = performance.now(); while (performance.now() - from < ('written' in slow.dataset ? 0 : 400)); }`
  expect(await check(respondsToPress, code)).toEqual([expect.stringContaining('"Slow" takes')])
})
