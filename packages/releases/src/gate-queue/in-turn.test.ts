import { describe, expect, it } from 'vitest'
import { inTurn, placeOf, type WaitingVersion } from './in-turn.ts'

const published = (team: string, version: string, minute: number, remote = `mf-${team}`): WaitingVersion => ({
  remote,
  version,
  team,
  since: `2026-11-27T10:${String(minute).padStart(2, '0')}:00.000Z`,
})

const twentyOfOne = Array.from({ length: 20 }, (_, at) => published('spa', `1.${at}.0`, at))
const order = (waiting: WaitingVersion[], tried: Record<string, string> = {}) =>
  inTurn(waiting, new Map(Object.entries(tried))).map(({ remote, version }) => `${remote} ${version}`)

describe('the queue of the gate', () => {
  it('R-mf-gate: twenty versions of one team delay one of another team by one version', () => {
    const waiting = [...twentyOfOne, published('tours', '1.0.0', 30)]
    expect(order(waiting).slice(0, 3)).toEqual(['mf-spa 1.0.0', 'mf-tours 1.0.0', 'mf-spa 1.1.0'])
    expect(placeOf(inTurn(waiting, new Map()), 'mf-tours', '1.0.0')).toBe(2)
    expect(placeOf(inTurn(waiting, new Map()), 'mf-tours', '9.0.0')).toBeUndefined()
  })

  it('begins with the team that was tried longest ago: nobody waits for all of a busy team', () => {
    const waiting = [...twentyOfOne.slice(5), published('tours', '1.0.0', 30)]
    expect(order(waiting, { spa: '2026-11-27T10:40:00.000Z' })[0]).toBe('mf-tours 1.0.0')
  })

  it('tries what may go live before previews of pull requests, of the same and of other teams', () => {
    const waiting = [
      published('spa', '1.1.0-pr.12.1', 1),
      published('tours', '2.0.0-rc.1', 2),
      published('spa', '1.1.0', 3),
      published('tours', '2.0.0', 4),
    ]
    expect(order(waiting)).toEqual([
      'mf-spa 1.1.0',
      'mf-tours 2.0.0',
      'mf-spa 1.1.0-pr.12.1',
      'mf-tours 2.0.0-rc.1',
    ])
  })

  it("lets a team's remotes take turns, each with its versions as they were published", () => {
    const waiting = [
      published('spa', '1.10.0', 2),
      published('spa', '1.9.0', 1),
      published('spa', '3.0.0', 3, 'mf-sauna'),
    ]
    expect(order(waiting)).toEqual(['mf-spa 1.9.0', 'mf-sauna 3.0.0', 'mf-spa 1.10.0'])
  })
})
