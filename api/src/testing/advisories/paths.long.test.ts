import { describe, expect, it } from 'vitest'
import { sendRaw, serve } from '../raw-http.ts'
import { openTestApi } from '../test-api.ts'

describe('hono GHSA-q5qw-h33p-qvwr: a path is decoded once', () => {
  it('finds no room, file or account by a twice decoded name', async () => {
    const port = await serve(await openTestApi())
    expect((await sendRaw(port, 'GET /api/rooms/coral%2Dsuite')).status).toBe(200)
    for (const path of [
      '/api/rooms/coral%252Dsuite',
      '/api/rooms/%2563oral-suite',
      '/%2561pi/me',
      '/api/%256De',
      '/media/scenes/%2563oral-suite-1.svg',
      '/media/scenes/%252e%252e%252f%252e%252e%252fpackage.json',
    ]) {
      expect([path, (await sendRaw(port, `GET ${path}`)).status]).toEqual([path, 404])
    }
  })
})
