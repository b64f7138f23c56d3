import { expect, it } from 'vitest'
import { budgets } from './budgets.ts'
import { hydrationFaults } from './hydration-faults.ts'
import { retainedFinding } from './leaves-nothing-behind.ts'
import { pressFinding } from './responds-to-press.ts'

const held = (nodes: number, listeners: number, heapKb: number) => ({
  nodes,
  listeners,
  heapBytes: heapKb * 1024,
})

it.each([
  ['no growth', held(1000, 100, 4000), [], '0 nodes, 0 listeners, 0 KB of memory more after 30 mounts'],
  ['less than before', held(900, 90, 3000), [], '0 nodes, 0 listeners, 0 KB of memory more after 30 mounts'],
  ['a cache', held(1060, 122, 5024), [], '60 nodes, 22 listeners, 1024 KB of memory more after 30 mounts'],
] as const)('lets %s through', (_, after, faults, note) => {
  expect(retainedFinding(held(1000, 100, 4000), after, { times: 30, budget: budgets.guests })).toEqual({
    faults,
    notes: [note],
  })
})

it.each([
  ['nodes', held(1061, 100, 4000), 'retains 61 nodes (at most 60) after 30 mounts'],
  ['listeners', held(1000, 123, 4000), 'retains 23 listeners (at most 22) after 30 mounts'],
  ['memory', held(1000, 100, 5025), 'retains 1025 KB of memory (at most 1024 KB) after 30 mounts'],
] as const)('refuses too many %s, and says why', (_, after, said) => {
  const { faults } = retainedFinding(held(1000, 100, 4000), after, { times: 30, budget: budgets.staff })
  expect(faults).toEqual([expect.stringMatching(/: staff keep the page open all day, .* In the clean-up /)])
  expect(faults[0]?.startsWith(said)).toBe(true)
})

it('allows a slow widget, mounted less often, less', () => {
  const { faults } = retainedFinding(held(0, 0, 0), held(21, 9, 0), { times: 10, budget: budgets.guests })
  expect(faults[0]).toMatch(/^retains 21 nodes \(at most 20\), 9 listeners \(at most 8\) after 10 mounts/)
})

it('says of a slow press why its budget is this one, and of a leak nothing of presses', () => {
  const { faults } = pressFinding({ count: 1, longest: { name: '<button> "Sort"', ms: 250 } }, budgets.guests)
  expect(faults).toEqual([
    expect.stringMatching(/^a press of <button> "Sort" takes 250 ms, at most 200 ms: a press is good up to /),
  ])
  const retained = retainedFinding(held(0, 0, 0), held(61, 0, 0), { times: 30, budget: budgets.guests })
  expect(retained.faults[0]).toMatch(/ unmounts: a guest goes from page to page in one document, /)
  expect(retained.faults[0]).not.toMatch(/ press/)
})

it.each([
  [['<p>', '12:03'], ['<p>', '13:04'], "the server writes '12:03' after <p>, the browser '13:04'"],
  [['<p>'], ['<p>', '<a>', 'Map'], "the server writes nothing more after <p>, the browser '<a>'"],
  [[], ['Map'], "the server writes nothing more, the browser 'Map'"],
  [['Map'], ['Map'], 'React says: error #418'],
])('names what differs when a widget is hydrated: %j, then %j', (server, parts, said) => {
  const faults = hydrationFaults('zh', { server, anew: [{ error: 'error #418', parts }] })
  expect(faults).toEqual([expect.stringContaining(`in zh ${said}. Guests see it change`)])
  expect(hydrationFaults('zh', { server, anew: [] })).toEqual([])
})
