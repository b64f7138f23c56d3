import { expect, it } from 'vitest'
import { deskReport } from './desk.ts'

const about = (median: number) => ({ median, low: median, high: median, rounds: 7 })

it('has what was scrolled beside what was dragged, and how long an interaction takes', () => {
  const frames = { frames: about(400), latePercent: about(3), p98Ms: about(33), longestMs: about(50) }
  const text = deskReport({
    units: 24,
    nights: 730,
    stays: 5000,
    inpMs: about(96),
    interactions: about(30),
    slowest: { name: 'click', durationMs: 120 },
    scroll: frames,
    drag: { ...frames, longestMs: about(67) },
  })
  expect(text).toContain('| the longest, ms | 50 (50–50) | 67 (67–67) |')
  expect(text).toContain('24 units, 730 nights, 5,000 stays. 98 of 100 interactions (INP) took 96 (96–96) ms')
  expect(text).toContain('a `click` of 120 ms')
})
