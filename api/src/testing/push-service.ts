import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { PushMessage } from '@calm-rest/contract/staff'
import { onTestFinished } from 'vitest'

export interface ReceivedPush {
  path: string | undefined
  headers: IncomingMessage['headers']
  body: Buffer
}

/** A push service on the loopback interface, like that of a browser vendor; ended with the test. */
export const startPushService = async () => {
  const received: ReceivedPush[] = []
  let answer = (response: ServerResponse): unknown => response.writeHead(201).end()
  const server = createServer(async (request, response) => {
    const { url: path, headers } = request
    received.push({ path, headers, body: await buffer(request) })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answersWith: (status: number) => {
      answer = (response) => response.writeHead(status).end()
    },
    /** Accepts requests and does not answer. */
    hangs: () => {
      answer = () => {}
    },
  }
}

export type PushService = Awaited<ReturnType<typeof startPushService>>

const derive = (key: Buffer, salt: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes))

/**
 * A browser reachable by a push service. Its private keys stay here. Implements RFC 8291 and RFC 8188 for these tests.
 */
export const createPhone = ({ url, received }: PushService, name: string) => {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)

  const decrypt = (body: Buffer): PushMessage => {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + body.readUInt8(20))
    const sealed = body.subarray(21 + sender.length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const secret = derive(ecdh.computeSecret(sender), auth, info, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // a last record ends with 2, followed by zeros
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }
  return {
    subscription: {
      endpoint: `${url}/${name}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    /** Returns the received messages, decrypted. */
    told: () => received.filter(({ path }) => path === `/${name}`).map(({ body }) => decrypt(body)),
  }
}
