import { expect, it } from 'vitest'
import { codeFor, merchantCodeOf } from './emv-code.ts'

/** The example of EMVCo, QR Code Specification for Payment Systems (EMV QRCPS), Merchant-Presented Mode. */
const example =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A'

/** Of a merchant, for any amount; its checksum is that of Python's `binascii.crc_hqx`. */
const rupees =
  '0002010102112632000816728000011602887001234567895204701153031445802LK5909Calm Rest6007Mirissa630404F7'

it('reads whose code it is', () => {
  expect(merchantCodeOf(example)).toEqual({ merchant: 'BEST TRANSPORT', town: 'BEIJING', currency: 'CNY' })
})

it.each([
  ['a character is wrong', example.replace('BEIJING', 'BEIJINK')],
  ['the checksum is another', example.replace(/A13A$/, 'A13B')],
  ['something follows', `${example}9900`],
  ['it is cut off', example.slice(0, -9)],
  ['it is an address', 'https://example.com/pay'],
  ['it is empty', ''],
  ['it is too long', `0002${'01'.padEnd(600, '0')}`],
])('reads none where %s', (_, code) => {
  expect(merchantCodeOf(code)).toBeUndefined()
})

it('makes a code of the merchant one for a payment', () => {
  expect(merchantCodeOf(rupees)).toEqual({ merchant: 'Calm Rest', town: 'Mirissa', currency: 'LKR' })
  expect(codeFor(rupees, { amount: '89565', reference: 'CR-7KQM-4XWP' })).toBe(
    '0002010102122632000816728000011602887001234567895204701153031445405895655802LK5909Calm Rest6007Mirissa62160512CR-7KQM-4XWP63042A9C',
  )
})

it('writes the code for one amount: not for any amount, and with the reference', () => {
  const code = codeFor(example, { amount: '1234.50', reference: 'CR-7KQM-4XWP' })
  expect(merchantCodeOf(code)).toEqual(merchantCodeOf(example))
  expect(code).toContain('54071234.50')
  expect(code).not.toContain('540523.72')
  expect(code).toContain('62490304123405' + '12CR-7KQM-4XWP0603***')
  expect(codeFor(code, { amount: '5', reference: 'CR-1' })).toContain('54015')
})

it.each(['0', '-5', '1,50', '1.505', 'NaN', ''])('refuses %j as an amount', (amount) => {
  expect(() => codeFor(example, { amount, reference: 'CR-1' })).toThrow('is no amount')
})

it('refuses a code that is none', () => {
  expect(() => codeFor('hello', { amount: '5', reference: 'CR-1' })).toThrow('no merchant')
})
