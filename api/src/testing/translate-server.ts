import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whenDone } from '@calm-rest/testing/cleanup'

export interface AskedTranslation {
  q: string[]
  source: string
  target: string
  format: string
  api_key?: string
}

/** A stand-in for LibreTranslate on this machine: it answers each text with the name of the language before it. */
export const openTranslateServer = async (
  answer: (response: ServerResponse, asked: AskedTranslation) => void = (response, { q, target }) =>
    response.end(JSON.stringify({ translatedText: q.map((text) => `${target}: ${text}`) })),
) => {
  const asked: AskedTranslation[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body: AskedTranslation = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    asked.push(body)
    answer(response, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(async () => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}
