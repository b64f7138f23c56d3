import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it, onTestFinished } from 'vitest'
import { createAdvisoryReading } from './advisories.ts'

const packages = {
  api: { version: '1.0.0' },
  'node_modules/@calm-rest/api': { link: true },
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/pino/node_modules/split2': { version: '4.2.0' },
  'node_modules/again/node_modules/split2': { version: '4.2.0' },
  'node_modules/vitest': { version: '5.0.0', dev: true },
}

/** Asks a list that answers this to every query. */
const readWith = async (answer: string, status = 200) => {
  const asked: unknown[] = []
  const server = createServer(async (request, response) => {
    asked.push(JSON.parse(await text(request)))
    response.writeHead(status, { Location: 'http://127.0.0.1:1/' }).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const lockFile = join(temporaryFolder('watch'), '.package-lock.json')
  writeFileSync(lockFile, JSON.stringify({ packages }))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/querybatch`
  const read = () => createAdvisoryReading({ url, lockFile }).read(AbortSignal.timeout(5_000))
  return { asked, read }
}

it('asks for each package of production once, and counts those with a known hole', async () => {
  const { asked, read } = await readWith('{"results":[{"vulns":[{"id":"GHSA-1"},{"id":"GHSA-2"}]},{}]}')
  expect(await read()).toBe(1)
  expect(asked).toEqual([
    {
      queries: [
        { package: { name: 'hono', ecosystem: 'npm' }, version: '4.0.0' },
        { package: { name: 'split2', ecosystem: 'npm' }, version: '4.2.0' },
      ],
    },
  ])
})

it.each<[string, string, number?]>([
  ['is refused', '{}', 429],
  ['is led elsewhere', '', 302],
  ['gets another form', '{"results":[{"vulns":"many"}]}'],
  ['gets more than two megabytes', `{"results":[${'{},'.repeat(700_000)}{}]}`],
])('says nothing where it %s', async (_, answer, status) => {
  await expect((await readWith(answer, status)).read()).rejects.toThrow()
})
