import type { AddressInfo, Server } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { createServer } from 'node:tls'
import { expect, it, onTestFinished } from 'vitest'
import { createCertificateReading } from './certificate.ts'
import { authority, endedCertificate, goodCertificate, key } from './certificates.fixture.ts'

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** Reads the certificate that a server shows for a name, with and without knowing its authority. */
const readAs = async (cert: string, host: string, ca: string | undefined = authority) => {
  const port = await listening(createServer({ cert, key }, (socket) => socket.destroy()))
  const reading = createCertificateReading(`https://${host}:${port}`, ca)
  const { endsAt } = await reading.read(AbortSignal.timeout(5_000))
  expect(reading.last()?.endsAt).toEqual(endsAt)
  return endsAt.toISOString().slice(0, 10)
}

it('reads until when browsers accept the certificate of an address, also after it has ended', async () => {
  expect(await readAs(goodCertificate, 'localhost')).toBe('2076-01-01')
  expect(await readAs(endedCertificate, 'localhost')).toBe('2021-01-01')
})

it('counts one that browsers refuse as ended: for another name, or by an unknown authority', async () => {
  expect(await readAs(goodCertificate, '127.0.0.1')).toBe('1970-01-01')
  expect(await readAs(goodCertificate, 'localhost', '')).toBe('1970-01-01')
})

it('says nothing of a server that speaks no TLS, hangs or is away', async () => {
  const plain = await listening(createTcpServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')))
  const silent = await listening(createTcpServer((socket) => onTestFinished(() => void socket.destroy())))
  for (const port of [plain, silent, 1]) {
    const reading = createCertificateReading(`https://127.0.0.1:${port}`)
    await expect(reading.read(AbortSignal.timeout(200))).rejects.toThrow()
    expect(reading.last()).toBeUndefined()
  }
})
