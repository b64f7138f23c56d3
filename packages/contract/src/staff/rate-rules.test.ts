import { expect, it } from 'vitest'
import type { z } from 'zod'
import { promotionCodeInput, restrictionInput } from './rate-rules.ts'

const days = { version: 'a', from: '2027-07-01', until: '2027-07-02' }
const code = { version: 'a', code: ' sunny27 ' }
const problemsOf = ({ error }: { error?: z.ZodError }) =>
  error?.issues.map((issue) => {
    const code = issue.code === 'custom' ? issue.params?.code : issue.code
    return `${issue.path.join('.')} ${code}`
  })

it.each([
  [{ minNights: 2 }, undefined],
  [{ maxNights: 1 }, undefined],
  [{ closedToArrival: true }, undefined],
  [{ closedToDeparture: true }, undefined],
  [{ minNights: 3, maxNights: 3 }, undefined],
  [{}, ['minNights required']],
  [{ minNights: 1 }, ['minNights required']],
  [{ closedToArrival: false, closedToDeparture: false }, ['minNights required']],
  [{ minNights: 3, maxNights: 2 }, ['maxNights too_small']],
  [{ minNights: 2, until: days.from }, ['until not_after_check_in']],
  [{ minNights: 2, weekdays: [0] }, ['weekdays.0 too_small']],
])('a restriction of %j is refused for %j', (given, problems) => {
  expect(problemsOf(restrictionInput.safeParse({ ...days, ...given }))).toEqual(problems)
})

it('a restriction binds stays through its days, unless it says otherwise', () => {
  expect(restrictionInput.parse({ ...days, minNights: 2, roomId: '' })).toEqual({
    ...days,
    minNights: 2,
    roomId: undefined,
    binds: 'stay_through',
  })
})

it.each([
  [{ percent: 10 }, undefined],
  [{ dollars: 10, bookUntil: '' }, undefined],
  [{}, ['percent required']],
  [{ percent: 10, dollars: 10 }, ['percent required']],
  [{ percent: 0 }, ['percent too_small']],
  [{ percent: 101 }, ['percent too_big']],
  [{ dollars: 0 }, ['dollars too_small']],
  [{ percent: 10, code: 'A-1234' }, ['code invalid_format']],
  [{ percent: 10, maxUses: 0 }, ['maxUses too_small']],
])('a promotion code of %j is refused for %j', (given, problems) => {
  expect(problemsOf(promotionCodeInput.safeParse({ ...code, ...given }))).toEqual(problems)
})

it('a promotion code is in capitals', () => {
  expect(promotionCodeInput.parse({ ...code, percent: 10 }).code).toBe('SUNNY27')
})
