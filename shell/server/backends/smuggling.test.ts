import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { listen } from '@calm-rest/server'
import { whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { aSiteWithBackend, aTeamServer } from './team-server.fixture.ts'

/** A site over HTTP, and the bytes that it answers to bytes. */
const serve = async () => {
  const bodies: string[] = []
  const team = await aTeamServer(async (request, response) => {
    bodies.push(await text(request))
    response.end('{}')
  })
  const { site } = aSiteWithBackend(team.origin)
  const server = await listen({ fetch: site.fetch, port: 0, host: '127.0.0.1' })
  whenDone(() => server.stop(0))
  const exchange = async (lines: readonly string[], body: string) => {
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write([...lines, 'Connection: close', '', body].join('\r\n'))
    return text(socket)
  }
  return { team, bodies, exchange }
}

const head = ['POST /x/mf-spa/orders/ HTTP/1.1', 'Host: localhost', 'X-Release: /releases/mf-spa/1.0.0/']
const hidden = 'GET /admin HTTP/1.1\r\nHost: localhost\r\n\r\n'

it.each([
  ['two lengths', ['Content-Length: 0', `Content-Length: ${hidden.length}`], hidden],
  ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`],
  ['chunks by another name', ['Transfer-Encoding: xchunked', 'Content-Length: 5'], `0\r\n\r\n${hidden}`],
  ['a length that is none', ['Content-Length: +5'], hidden],
  ['a header over two lines', ['Content-Length: 0', 'X-Own: a', ' Transfer-Encoding: chunked'], hidden],
])('passes no request on with %s', async (_, lines, body) => {
  const { team, exchange } = await serve()
  expect(await exchange([...head, ...lines], body)).toMatch(/^HTTP\/1\.1 400 /)
  expect(team.asked).toEqual([])
})

it('passes the bytes of a request on as its body, and none of its rules for the connection', async () => {
  const { team, bodies, exchange } = await serve()
  const chunks = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\nX-Late: a\r\n\r\n`
  const lines = ['Transfer-Encoding: chunked', 'Trailer: X-Late', 'TE: trailers', 'Upgrade: websocket']
  expect(await exchange([...head, ...lines], chunks)).toMatch(/^HTTP\/1\.1 200 /)
  expect([team.asked.length, bodies]).toEqual([1, [hidden]])
  const { host, connection, ...headers } = team.asked[0]?.headers ?? {}
  expect([connection, headers]).toEqual([
    'keep-alive',
    { 'transfer-encoding': 'chunked', 'x-release': '/releases/mf-spa/1.0.0/' },
  ])
})
