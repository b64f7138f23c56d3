import { createServer } from 'node:http'
import { createApi } from '@calm-rest/api'
import { openPartners } from '@calm-rest/api/partners'
import { freePort, startSite, temporaryFolder, whenDone } from '@calm-rest/testing'
import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import { partnerPage } from './partner-page.ts'

afterEach(() => vi.unstubAllEnvs())

const begin = async (options: { port?: number; publicUrl?: string; dataDir?: string } = {}) => {
  const PORT = options.port ?? (await freePort({ run: 2 }))
  const page = await partnerPage(
    { PORT, DATA_DIR: options.dataDir ?? temporaryFolder('nowhere') },
    options.publicUrl ?? `http://localhost:${PORT}`,
    process.env,
  )
  whenDone(async () => page?.stop())
  return { PORT, page }
}

const partnersOf = async (dataDir: string) => {
  const partners = await openPartners({ dataDir })
  whenDone(partners.close)
  return partners
}

it('starts with the site, on an origin of its own, from which bookings are accepted', async () => {
  const site = await startSite()
  const port = Number(new URL(site.url).port)
  const origin = `http://127.0.0.1:${port + 1}`
  expect(site.output()).toContain(`partner's page ${origin}/`)
  expect(await (await partnersOf(site.dataDir)).find('alpin-tours-demo')).toMatchObject({
    status: 'active',
    origins: [origin],
  })
  const ask = await fetch(`${site.url}api/partners/alpin-tours-demo`, {
    headers: { Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
  })
  expect(await ask.json()).toMatchObject({ mayBook: true })
  const page = await fetch(`${origin}/?lang=en`)
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'self' ${new URL(site.url).origin};`)
  expect(policy).toContain("style-src 'self';")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(await page.text()).toContain('Your house by the sea')
})

it('follows the port, and leaves a partner removed whom the owner has removed', async () => {
  const dataDir = temporaryFolder('moved')
  await (await createApi({ dataDir, logger: pino({ level: 'silent' }) })).close()
  const partners = await partnersOf(dataDir)
  for (let time = 0; time < 2; time += 1) {
    const { PORT } = await begin({ dataDir })
    expect((await partners.find('alpin-tours-demo')).origins).toEqual([`http://127.0.0.1:${PORT + 1}`])
  }
  await partners.remove('alpin-tours-demo')
  await begin({ dataDir })
  expect((await partners.find('alpin-tours-demo')).status).toBe('ended')
})

it('does not start in production, nor for a public site', async () => {
  expect((await begin({ publicUrl: 'https://calmrest.example' })).page).toBeUndefined()
  vi.stubEnv('NODE_ENV', 'production')
  expect((await begin()).page).toBeUndefined()
})

it('says how to use another port if its own is taken', async () => {
  const port = await freePort({ run: 2 })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port + 1, '127.0.0.1', resolve))
  whenDone(() => server.close())
  await expect(begin({ port })).rejects.toThrow(`EADDRINUSE: port ${port + 1} is taken. PARTNER_PORT`)
})
