import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { openSiteState } from '../site-state.ts'
import { createOutcomes } from './outcomes.ts'

it("deletes a network's outcomes after two days", () => {
  const state = openSiteState(temporaryFolder('outcomes'))
  whenDone(state.close)
  const outcomes = createOutcomes(state)
  const report = (view: string, at: string) =>
    outcomes.add({
      view,
      remote: 'mf-rooms',
      version: '1.0.0',
      failed: false,
      reason: undefined,
      network: view,
      at,
    })
  const stored = () => state.db.prepare('SELECT view FROM outcomes ORDER BY view').pluck().all()
  report('a', '2027-06-01T00:00:00.000Z')
  report('b', '2027-06-03T00:00:00.000Z')
  expect(stored()).toEqual(['a', 'b'])
  report('c', '2027-06-03T00:00:00.001Z')
  expect(stored()).toEqual(['b', 'c'])
})
