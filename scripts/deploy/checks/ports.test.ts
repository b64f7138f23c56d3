import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freePort, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { checkPorts } from './ports.ts'

const check = async (http: number, https: number, addresses: string[] = []) => {
  const findings = await checkPorts({ name: 'calmrest.example', addresses, http, https })
  return findings.map(({ level, says }) => `${level} ${says}`)
}

/** A server on all addresses of the loopback interface, which answers everything alike. */
const serve = async (status: number, location?: string) => {
  const server = createServer((_, response) =>
    response.writeHead(status, location ? { location } : {}).end('x'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => server.close())
  return (server.address() as AddressInfo).port
}

it('takes a free port for reached where the name leads to it', async () => {
  const port = await freePort({ run: 2 })
  expect(await check(port, port + 1, ['127.0.0.1'])).toEqual([
    `ok Port ${port} is free, and reached by the name.`,
    `ok Port ${port + 1} is free, and reached by the name.`,
  ])
})

it('says of a free port that the name does not lead to it', async () => {
  const port = await freePort({ run: 2 })
  // another address of this machine, where nothing can listen for others
  const [finding] = await check(port, port + 1, ['127.0.0.1', '0.0.0.1'])
  expect(finding).toMatch(/^warning Port \d+ is free, and not reached at 0\.0\.0\.1: open it in the firewall/)
})

it('tells the port of this site from that of another program', async () => {
  const other = await serve(200)
  const ours = await serve(308, 'https://calmrest.example/')
  const free = await freePort()
  expect((await check(other, free))[0]).toBe(
    `problem Port ${other} is taken: stop the program that 'ss -ltnp sport = :${other}' names, or take others: npm run deploy -- init --ports 8080,8443`,
  )
  expect((await check(ours, free))[0]).toBe(`ok Port ${ours} is that of this site.`)
})
