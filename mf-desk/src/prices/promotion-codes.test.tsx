import type { RateRules, StaffPromotionCode } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { PromotionCodes } from './promotion-codes.tsx'

const rulesWith = (...promotionCodes: StaffPromotionCode[]): RateRules => ({
  version: 'v1',
  rooms: [{ roomId: 'sea', roomType: 'Sea view' }],
  plans: [],
  restrictions: [],
  closures: [],
  promotionCodes,
})

const mountWith = async (...codes: StaffPromotionCode[]) => {
  const view = await mountInDesk(<PromotionCodes />, {
    readRateRules: rulesWith(...codes),
    endPromotionCode: rulesWith(),
  })
  const cards = () => [...view.page.querySelectorAll('li')].map((card) => card.textContent ?? '')
  await view.until(() => expect(cards()).toHaveLength(codes.length))
  return { ...view, cards }
}

it('says of each code what it takes off, for which stays, and how often it was used', async () => {
  const { cards } = await mountWith(
    { code: 'MONSOON', percent: 12.5, uses: 3 },
    {
      code: 'SUN',
      dollars: 20,
      from: '2027-05-01',
      until: '2027-06-01',
      bookUntil: '2027-04-30',
      minNights: 3,
      weekdays: [5, 6],
      roomIds: ['sea', 'gone'],
      maxUses: 10,
      uses: 4,
    },
  )
  const [plain = '', whole = ''] = cards()
  expect(plain).toContain('MONSOON12.5% off')
  expect(plain).toContain('used 3 times')
  for (const absent of ['night', 'until', 'short', 'from']) expect(plain).not.toContain(absent)
  for (const fact of [
    '$20 off',
    '4 of 10',
    '30 Apr 2027',
    '1 May 2027',
    '1 Jun 2027',
    '3 nights',
    'Fri Sat',
    'Sea view, gone',
  ])
    expect(whole).toContain(fact)
})
