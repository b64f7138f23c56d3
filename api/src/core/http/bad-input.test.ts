import { guestTextNames, guestTexts } from '@calm-rest/contract/guest-texts'
import { errorBody } from '@calm-rest/contract/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import * as good from '../../testing/inputs.ts'
import { openTestApi, type TestApi } from '../../testing/test-api.ts'

type Wrong = readonly [field: string, value: unknown, code: string, status?: number]

const missing = undefined
const long = (chars: number) => 'x'.repeat(chars + 1)

const text = (field: string, maxChars: number): Wrong[] => [
  [field, missing, 'required'],
  [field, null, 'required'],
  [field, '', 'required'],
  [field, ' \n\t', 'required'],
  [field, '\u0000\u0007', 'required'],
  [field, '\ud800', 'required'],
  [field, 7, 'invalid_type'],
  [field, true, 'invalid_type'],
  [field, ['a'], 'invalid_type'],
  [field, { $ne: '' }, 'invalid_type'],
  [field, long(maxChars), 'too_long'],
]

const optional = (field: string, maxChars: number): Wrong[] => [
  [field, 7, 'invalid_type'],
  [field, {}, 'invalid_type'],
  [field, long(maxChars), 'too_long'],
]

const email = (field = 'email'): Wrong[] => [
  [field, missing, 'required'],
  [field, '', 'required'],
  [field, 12, 'invalid_type'],
  [field, 'amara', 'invalid_email'],
  [field, 'amara@', 'invalid_email'],
  [field, 'a@b@c.example', 'invalid_email'],
  [field, 'amara@example.com\r\nBcc: all@example.com', 'invalid_email'],
  [field, 'amara@example.com, eve@example.com', 'invalid_email'],
  [field, `${'a'.repeat(250)}@example.com`, 'too_long'],
]

const whole = (field: string, min: number, max: number): Wrong[] => [
  [field, missing, 'required'],
  [field, null, 'required'],
  [field, String(min), 'invalid_type'],
  [field, min + 0.5, 'invalid_type'],
  [field, min - 1, 'too_small'],
  [field, -1e9, 'too_small'],
  [field, max + 1, 'too_large'],
  [field, [min], 'invalid_type'],
]

const date = (field: string): Wrong[] => [
  [field, missing, 'required'],
  [field, '', 'required'],
  [field, 20270701, 'invalid_type'],
  [field, '2027-02-30', 'invalid_date'],
  [field, '2027-02-29', 'invalid_date'],
  [field, '2027-13-01', 'invalid_date'],
  [field, '01.07.2027', 'invalid_date'],
  [field, '2027-7-1', 'invalid_date'],
  [field, '2027-07-01T00:00:00Z', 'invalid_date'],
  [field, '12027-07-01', 'invalid_date'],
]

const calls: Record<string, { body: object; wrong: Wrong[] }> = {
  '/api/bookings': {
    body: good.goodBooking,
    wrong: [
      ...text('firstName', 80),
      ...text('lastName', 80),
      ...email(),
      ...date('checkIn'),
      ...date('checkOut'),
      ...whole('guests', 1, 8),
      ...text('roomType', 120),
      ...guestTextNames.flatMap((name) => optional(name, guestTexts[name])),
      ...optional('phone', 40),
      ['phone', 'call me', 'invalid_phone'],
      ['phone', '0151 23456789', 'invalid_phone'],
      ['phone', '+94 77 123', 'invalid_phone'],
      ['arrivalTime', 1530, 'invalid_type'],
      ['arrivalTime', '24:00', 'invalid_time'],
      ['arrivalTime', '3 pm', 'invalid_time'],
      ['checkIn', '2027-05-31', 'in_the_past'],
      ['checkIn', '2027-05-01', 'in_the_past'],
      ['checkOut', '2027-07-01', 'not_after_check_in'],
      ['checkOut', '2027-06-30', 'not_after_check_in'],
      ['checkOut', '2027-09-30', 'stay_too_long'],
      ['checkOut', '2029-06-01', 'too_far_ahead'],
      ['checkOut', '9999-12-31', 'too_far_ahead'],
      ['guests', 4, 'too_large', 422],
      ['guests', 8, 'too_large', 422],
      ['roomType', 'Room of Requirement', 'invalid_choice', 404],
      ['roomType', "x' OR '1'='1", 'invalid_choice', 404],
      ['totalPrice', missing, 'required'],
      ['totalPrice', '705', 'invalid_type'],
      ['totalPrice', -705, 'too_small'],
      ['totalPrice', 1e300, 'too_large'],
      ['totalPrice', 0, 'wrong_total', 409],
      ['totalPrice', 1, 'wrong_total', 409],
      ['totalPrice', 704.99, 'wrong_total', 409],
      ['totalPrice', 705.01, 'wrong_total', 409],
    ],
  },
  '/api/testimonials': {
    body: good.goodReview,
    wrong: [
      ...text('name', 80),
      ...text('country', 80),
      ...text('reviewTitle', 120),
      ...text('review', 4000),
      ...whole('rating', 1, 5),
      ...whole('stayDuration', 1, 365),
      ['roomType', missing, 'required'],
      ['roomType', 'penthouse', 'invalid_choice'],
      ['roomType', 'SEA VIEW', 'invalid_choice'],
      ['roomType', 3, 'invalid_choice'],
      ['date', missing, 'required'],
      ['date', 'yesterday', 'invalid_date'],
      ['date', '2027-02-30T10:00:00Z', 'invalid_date'],
      ['date', 1_800_000_000, 'invalid_type'],
    ],
  },
  '/api/messages': {
    body: good.goodMessage,
    wrong: [...text('fullName', 80), ...email(), ...optional('phone', 40), ...text('message', 4000)],
  },
  '/api/users': {
    body: good.goodUser,
    wrong: [
      ...text('firstName', 80),
      ...text('lastName', 80),
      ...text('country', 80),
      ...email(),
      ['password', missing, 'required'],
      ['password', '', 'required'],
      ['password', 12_345_678, 'invalid_type'],
      ['password', 'seven77', 'too_short'],
      ['password', long(200), 'too_long'],
      ['password', 'password1', 'common_password'],
      ['password', 'PassWord1', 'common_password'],
      ['password', '........', 'common_password'],
    ],
  },
  '/api/auth/login': {
    body: good.goodLogin,
    wrong: [
      ['email', missing, 'required'],
      ['email', 7, 'invalid_type'],
      ['email', long(254), 'too_long'],
      ['password', missing, 'required'],
      ['password', { $gt: '' }, 'invalid_type'],
      ['password', long(200), 'too_long'],
      ['remember', 'yes', 'invalid_type'],
    ],
  },
  '/api/auth/google': {
    body: good.goodGoogle,
    wrong: [
      ...text('name', 80),
      ...email(),
      ['profilePic', 7, 'invalid_type'],
      ['profilePic', 'javascript:alert(1)', 'invalid_type'],
      ['profilePic', 'not an address', 'invalid_type'],
    ],
  },
}

describe.each(Object.entries(calls))('POST %s', (path, { body, wrong }) => {
  // refused requests store nothing, so one API serves all cases
  let api: TestApi

  beforeAll(async () => {
    api = await openTestApi()
  })

  it('R-rule-review-required, R-rule-review-room-type, R-rule-guests, R-rule-password-length: refuses every wrong field by its name and a code, and stores nothing', async () => {
    const before = await api.counts()
    for (const [field, value, code, status = 400] of wrong) {
      const answer = await api.post(path, { ...body, [field]: value })
      const error = errorBody.strict().parse(await answer.json())
      const shown = { field, value, status: answer.status, fields: error.fields }
      expect(shown).toMatchObject({ field, value, status, fields: [{ field, code }] })
    }
    expect(await api.counts()).toEqual(before)
  })

  it.each([
    ['', 400, 'invalid_json'],
    ['{', 400, 'invalid_json'],
    ['{"a":1}}', 400, 'invalid_json'],
    ["{'a':1}", 400, 'invalid_json'],
    ['null', 400, 'invalid_request'],
    ['[]', 400, 'invalid_request'],
    ['"text"', 400, 'invalid_request'],
    ['7', 400, 'invalid_request'],
    ['[{}]', 400, 'invalid_request'],
    ['{"__proto__":{"firstName":"x"}}', 400, 'invalid_request'],
    ['['.repeat(32_000), 400, 'invalid_json'],
    [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, 400, 'invalid_request'],
    [`${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, 400, 'invalid_request'],
  ])('refuses the body %.20j', async (raw, status, code) => {
    const before = await api.counts()
    const answer = await api.send(path, raw)
    const error = errorBody.strict().parse(await answer.json())
    expect([answer.status, error.code]).toEqual([status, code])
    expect(await api.counts()).toEqual(before)
  })

  it('refuses bytes that are not valid UTF-8', async () => {
    const answer = await api.send(path, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]))
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'invalid_json'])
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    '',
  ])('refuses the type "%s"', async (type) => {
    const answer = await api.post(path, body, { 'Content-Type': type })
    expect([answer.status, (await answer.json()).code]).toEqual([415, 'unsupported_media_type'])
  })

  it('answers in the guest’s language, in the words of the contract', async () => {
    const answer = await api.post(`${path}?lang=de`, {})
    expect((await answer.json()).error).toBe('Bitte prüfen Sie die markierten Felder.')
  })
})

it('says success: false on bookings and ok: false with a message on login, for every error', async () => {
  const api = await openTestApi()
  for (const raw of ['', '{}', JSON.stringify({ ...good.goodBooking, totalPrice: 1 })]) {
    expect(await (await api.send('/api/bookings', raw)).json()).toMatchObject({ success: false })
  }
  for (const raw of ['', '{}', JSON.stringify(good.goodLogin)]) {
    const body = await (await api.send('/api/auth/login', raw)).json()
    expect(body).toMatchObject({ ok: false, message: body.error })
  }
})
