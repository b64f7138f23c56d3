import { expect, it } from 'vitest'
import type { AnsweredRequest } from './request-log.ts'
import { aSite } from './site.fixture.ts'

const token = `eyJhbGciOi.eyJzdWIi-_.${'s'.repeat(40)}`

it.each([
  ['/booking', '/booking'],
  ['/write-review', '/write-review'],
  ['/reset-password', '/reset-password'],
  ['/Confirm-Email/', '/confirm-email'],
])('leads to the page %s where its # was encoded, and never logs the token', async (page, route) => {
  const answers: AnsweredRequest[] = []
  const ask = aSite({ onAnswer: (answered) => answers.push(answered) })
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(`${page}%23${token}`, { method })
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, `${page}#${token}`])
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(await answer.text()).toBe('')
  }
  expect(answers).toMatchObject([
    { route, status: 302 },
    { route, status: 302 },
  ])
  expect(JSON.stringify(answers)).not.toContain(token)
})

it.each([
  [`/booking?lang=de%23${token}`, `/booking?lang=de#${token}`],
  [`/booking%23${token}?utm_source=mail`, `/booking?utm_source=mail#${token}`],
  [`/booking?lang=de%2523${token}&x=1`, `/booking?lang=de#${token}`],
  [`/booking%23${token}.`, `/booking#${token}`],
  [`/booking%23${token})`, `/booking#${token}`],
  [`/booking%23${token}%3E,`, `/booking#${token}`],
  [`/login%23invite%3D${'i'.repeat(43)}`, `/login#invite=${'i'.repeat(43)}`],
  ['/terms%23cancellation', '/terms#cancellation'],
])('leads from %s to %s', async (address, location) => {
  expect((await aSite()(address)).headers.get('Location')).toBe(location)
})

it.each([
  [`/nothing%23${token}`, 404],
  [`//evil.example%23${token}`, 404],
  [`/%5Cevil.example%23${token}`, 404],
  ['/booking%23', 404],
  ['/book?campaign=summer%2327', 200],
])('leaves %s as it is', async (address, status) => {
  expect((await aSite()(address)).status).toBe(status)
})

it('leaves a form that was sent there to who answers forms', async () => {
  expect((await aSite()(`/contact%23${token}`, { method: 'POST' })).status).toBe(404)
})
