import { describe, expect, it } from 'vitest'
import type { Files } from '../../sources/tree.fixture.ts'
import type { Areas } from '../areas.ts'
import { findings, inOrder, one } from '../project.fixture.ts'

const areas: Areas[] = [{ source: 'api/src', order: ['core', 'rooms', 'bookings'], open: ['core'] }]

const whole: Files = {
  CODEOWNERS: `${inOrder.CODEOWNERS}\n${['core', 'rooms', 'bookings'].map((area) => `/api/src/${area}/ @calm-rest/api`).join('\n')}`,
  'api/src/core/README.md': '',
  'api/src/core/clock/now.ts': '',
  'api/src/rooms/README.md': '',
  'api/src/rooms/index.ts': "export { list } from './list.ts'",
  'api/src/rooms/list.ts': "import { now } from '../core/clock/now.ts'",
  'api/src/bookings/README.md': '',
  'api/src/bookings/index.ts': '',
  'api/src/bookings/book.ts': "import { list } from '../rooms/index.ts'",
  'api/src/app.ts': "import './bookings/index.ts'\nimport './rooms/index.ts'",
  'api/src/testing/open.ts': "import '../bookings/book.ts'",
}

const found = (planted: Files) => findings({ ...whole, ...planted }, areas)

describe('areas of a workspace', () => {
  it('are in order when they import downwards through entry points', () => {
    expect(found({})).toEqual([])
  })

  it('report an import of a higher area, even through its entry point or of types alone', () => {
    const planted = { 'api/src/rooms/list.ts': "\nimport type { B } from '../bookings/index.ts'" }
    expect(found(planted)).toEqual(
      one(/^api\/src\/rooms\/list\.ts:2 .*is an arrow up, from rooms to bookings: hand it in from above/),
    )
  })

  it('report an import past an entry point, from an area and from a file above all areas', () => {
    expect(found({ 'api/src/bookings/book.ts': "import '../rooms/list.ts'" })).toEqual(
      one(
        /^api\/src\/bookings\/book\.ts:1 .*bypasses the entry point of rooms: import it from '\.\.\/rooms\/index\.ts'/,
      ),
    )
    expect(found({ 'api/src/app.ts': "const load = () => import('./rooms/list.ts')" })).toEqual(
      one(/^api\/src\/app\.ts:1 .*bypasses the entry point of rooms/),
    )
  })

  it('report an import of a file above all areas', () => {
    expect(found({ 'api/src/bookings/book.ts': "import type { App } from '../index.ts'" })).toEqual(
      one(/^api\/src\/bookings\/book\.ts:1 .*stands above the areas: move what bookings needs of it/),
    )
  })

  it('let tests import past entry points and upwards', () => {
    const planted = {
      'api/src/core/clock/now.test.ts': "import '../../bookings/book.ts'\nimport '../../app.ts'",
      'api/src/core/clock/day.fixture.ts': "import '../../rooms/list.ts'",
    }
    expect(found(planted)).toEqual([])
  })

  it('report a folder that is not an area', () => {
    expect(found({ 'api/src/extras/price.ts': '' })).toEqual(
      one(
        /^api\/src\/extras {2}folder {2}is no area: move its files into one, or add it to scripts\/boundaries/,
      ),
    )
  })

  it('report an area without an entry point, a README or an owner', () => {
    const lines = findings({}, [{ source: 'api/src', order: ['core'], open: [] }])
    expect(lines).toEqual([
      ...one(/^api\/src\/core {2}README\.md {2}is missing in this area/),
      ...one(/^api\/src\/core {2}index\.ts {2}is missing in this area/),
      ...one(/^CODEOWNERS {2}\/api\/src\/core\/ {2}has no line: add it with the team that owns this area/),
    ])
  })
})
