import { expect, it } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { oidcOptions } from './environment.ts'

const google = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'calm-rest',
  OIDC_CLIENT_SECRET: 'between us',
}

it('accepts a complete provider', () => {
  expect(oidcOptions(parseEnvironment(google), 'https://calmrest.example')).toEqual({
    issuer: 'https://accounts.google.com',
    clientId: 'calm-rest',
    clientSecret: 'between us',
    publicUrl: 'https://calmrest.example',
  })
})

it('has no provider by default', () => {
  expect(oidcOptions(parseEnvironment({}), 'https://calmrest.example')).toBeUndefined()
})

it.each(Object.keys(google))('refuses to start with %s alone', (name) => {
  expect(() => parseEnvironment({ ...google, [name]: undefined })).toThrow('all three or none')
})

it.each(['accounts.google.com', 'http://accounts.google.com', 'ftp://localhost'])(
  'does not start with the issuer %s',
  (issuer) => {
    expect(() => parseEnvironment({ ...google, OIDC_ISSUER: issuer })).toThrow('OIDC_ISSUER')
  },
)

it('accepts plain HTTP to a provider on this machine', () => {
  expect(parseEnvironment({ ...google, OIDC_ISSUER: 'http://localhost:9000' }).OIDC_ISSUER).toBe(
    'http://localhost:9000',
  )
})
