import { describe, expect, it } from 'vitest'
import type { Files } from '../../sources/tree.fixture.ts'
import type { Floors } from '../floors.ts'
import { findings, one } from '../project.fixture.ts'

const floors: Floors[] = [{ source: 'api/src', floors: [['rooms', 'rates'], ['bookings']] }]

const whole: Files = {
  'api/src/limits.ts': '',
  'api/src/rooms/list.ts': "import '../limits.ts'\nimport './order.ts'",
  'api/src/rooms/order.ts': '',
  'api/src/rates/price.ts': '',
  'api/src/bookings/stay.ts': '',
  'api/src/bookings/book.ts': "import '../rooms/list.ts'\nimport '../rates/price.ts'",
}

const found = (planted: Files) => findings({ ...whole, ...planted }, [], floors)

describe('floors of a workspace', () => {
  it('are in order when folders import lower ones', () => {
    expect(found({})).toEqual([])
  })

  it('report an import of a higher floor, even of types alone', () => {
    const planted = { 'api/src/rates/price.ts': "import type { B } from '../bookings/stay.ts'" }
    expect(found(planted)).toEqual(one(/^api\/src\/rates\/price\.ts:1 .*is of floor 2, and this file of 1/))
  })

  it('report an import of another folder of the same floor', () => {
    const planted = { 'api/src/rates/price.ts': "const load = () => import('../rooms/list.ts')" }
    expect(found(planted)).toEqual(one(/^api\/src\/rates\/price\.ts:1 .*is of floor 1, and this file of 1/))
  })

  it('report a file below all floors that imports one of a floor', () => {
    expect(found({ 'api/src/limits.ts': "import './rates/price.ts'" })).toEqual(
      one(/^api\/src\/limits\.ts:1 .*is of floor 1, and this file of 0/),
    )
  })

  it('let tests import any floor', () => {
    expect(found({ 'api/src/rates/price.test.ts': "import '../bookings/book.ts'" })).toEqual([])
  })

  it('report a folder without a floor', () => {
    expect(found({ 'api/src/extras/extra.ts': '' })).toEqual(one(/^api\/src\/extras.*has no floor/))
  })
})
