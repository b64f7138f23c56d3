import { CommandFailed, WrongUse } from '@calm-rest/command'
import { expect, it } from 'vitest'
import { startReleaseApi } from './release-api.fixture.ts'
import { tokenFor } from './token.ts'

const site = 'https://calm-rest.example'

const inActions = (address: string) => ({
  ACTIONS_ID_TOKEN_REQUEST_URL: `${address}/token?api-version=2.0`,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of the job',
})

it('is the one of the environment', async () => {
  expect(await tokenFor(site, { CALM_REST_TOKEN: 'secret', ...inActions('http://localhost:1') })).toBe(
    'secret',
  )
})

it('is issued to a job of GitHub Actions, for this site alone', async () => {
  const issuer = await startReleaseApi([200, { value: 'a.b.c' }])
  expect(await tokenFor(site, inActions(issuer.site))).toBe('a.b.c')
  expect(issuer.asked).toMatchObject([
    { token: 'Bearer of the job', query: 'api-version=2.0&audience=https%3A%2F%2Fcalm-rest.example' },
  ])
})

it('is missing if the job may not request one', async () => {
  const issuer = await startReleaseApi([403, { message: 'no' }])
  await expect(tokenFor(site, inActions(issuer.site))).rejects.toThrow(CommandFailed)
})

it('is requested if there is none', async () => {
  await expect(tokenFor(site, {})).rejects.toThrow(WrongUse)
})
