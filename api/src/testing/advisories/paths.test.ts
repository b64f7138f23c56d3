import { describe, expect, it } from 'vitest'
import { goodLogin, goodMessage } from '../inputs.ts'
import { joinAs } from '../members.ts'
import { sendRaw, serve } from '../raw-http.ts'
import { openTestApi } from '../test-api.ts'

/** Spellings that one part of a server may match with a guarded path and another part may not. */
const spellings = [
  '//api/me',
  '///api/me',
  '/api//me',
  '/api/me//',
  '/api%2Fme',
  '/%2Fapi/me',
  '/api%2fme%2fdata',
  '/api/me%2Fdata',
  '/api/me%2e%2e/me',
  '/api\\me',
  '/api%5Cme',
  '/./api/me',
  '/x/../api/me',
  '/api/rooms/../me',
  '/api/rooms/%2e%2e/me',
  '/api/%6De',
  '/%61pi/me/',
  '/api/me?',
  '/api/me;x=1',
  '/API/me',
  '/api/ME',
  'http://localhost/api/me',
  'http://localhost//api/me',
]

describe('node-server GHSA-wc8c-qw6v-h7f6, GHSA-frvp-7c67-39w9: encoded and repeated slashes', () => {
  it('reach no account past the guard, however its address is written', async () => {
    const port = await serve(await openTestApi())
    for (const spelling of spellings) {
      const { status } = await sendRaw(port, `GET ${spelling}`)
      expect([spelling, [400, 401, 404].includes(status)]).toEqual([spelling, true])
    }
  })

  it('reach no file outside the pictures', async () => {
    const port = await serve(await openTestApi())
    for (const path of [
      '/media/scenes%2f..%2f..%2fpackage.json',
      '/media/scenes/..%2f..%2fpackage.json',
      '/media//scenes/../../package.json',
      '/media/%2e%2e/package.json',
      '/media/scenes/..%5c..%5cpackage.json',
      '//media/../api/package.json',
      '/media/photos/..%2f..%2fcalm-rest.db/320.jpg',
    ]) {
      expect([path, (await sendRaw(port, `GET ${path}`)).status]).toEqual([path, 404])
    }
  })
})

describe('better-auth GHSA-x732-6j76-qmhm: slashes that evade limits', () => {
  it('do not: another spelling is the same call with the same count, or no call', async () => {
    const api = await openTestApi({ rateLimits: { failedLogins: 1, messages: 1 } })
    await joinAs(api)
    const port = await serve(api)
    const post = async (path: string, value: object) => {
      const body = JSON.stringify(value)
      const headers = ['Content-Type: application/json', `Content-Length: ${body.length}`]
      return (await sendRaw(port, `POST ${path}`, headers, body)).status
    }
    const wrong = { ...goodLogin, password: 'a-wrong-guess' }
    expect(await post('/api/auth/login', wrong)).toBe(401)
    for (const path of ['/api/auth/login', '/api/auth/login/', '/api/auth/%6cogin', '/./api/auth/login']) {
      expect([path, await post(path, wrong)]).toEqual([path, 429])
    }
    for (const path of ['//api/auth/login', '/api//auth/login', '/api/auth//login', '/api/auth%2Flogin']) {
      expect([path, await post(path, wrong)]).toEqual([path, 404])
    }
    expect(await post('/api/messages', goodMessage)).toBe(201)
    expect(await post('//api/messages', goodMessage)).toBe(404)
    expect(await post('/api/messages/', goodMessage)).toBe(429)
  })
})
