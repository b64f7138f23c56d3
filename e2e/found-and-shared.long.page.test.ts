import { fileURLToPath } from 'node:url'
import { sharedSite, startSite } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'

describe('the web server by itself', () => {
  const script = fileURLToPath(new URL('../shell/server/serve.ts', import.meta.url))
  const start = (apiUrl: string) =>
    startSite({ script, env: { API_URL: apiUrl, PUBLIC_URL: 'https://calmrest.example' } })

  it('speaks of the rooms of an API elsewhere, under the public address, and ends when asked', async () => {
    const alone = await start(sharedSite().url)
    const html = await (await fetch(`${alone.url}rooms/horizon-room`)).text()
    expect(html).toContain('<title>Horizon Room · Calm Rest</title>')
    expect(html).toContain('<link rel="canonical" href="https://calmrest.example/rooms/horizon-room"')
    expect((await fetch(`${alone.url}rooms/none`)).status).toBe(404)
    expect(await alone.stop()).toBe(0)
  })

  it('shows its pages while the API is down', async () => {
    const alone = await start('http://127.0.0.1:1')
    for (const path of ['', 'rooms/horizon-room', 'testimonials']) {
      expect([path, (await fetch(alone.url + path)).status]).toEqual([path, 200])
    }
  })
})
