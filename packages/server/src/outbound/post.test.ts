import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { post } from './post.ts'

const world = { loopback: false }

it('posts to no name that leads to this machine, although a server listens there', async () => {
  let visits = 0
  const server = createServer((_, response) => {
    visits += 1
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const url = new URL(`http://localhost:${(server.address() as AddressInfo).port}/`)
  const message = { url, headers: {}, body: '{}', signal: AbortSignal.timeout(5_000) }
  await expect(post(message, world)).rejects.toMatchObject({ code: 'address_not_public' })
  expect(visits).toBe(0)
  expect(await post(message, { loopback: true })).toBe(200)
})
