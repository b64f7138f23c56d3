import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface ReceivedMail extends Email {
  /** As in RCPT TO. */
  recipients: string[]
  raw: string
}

interface MailServerOptions {
  port?: number
  /** Called before the server confirms a mail. If it rejects, the server answers with an error. */
  onReceived?: (mail: ReceivedMail, socket: { destroy(): void }) => Promise<void> | void
  /** Rejects a recipient. */
  refuses?: (address: string) => boolean
}

/** Greets at once: the package waits 100 ms for clients that speak too early, with every mail. */
class PromptServer extends SMTPServer {
  override connect(...[socket, options]: Parameters<SMTPServer['connect']>) {
    super.connect(socket, options)
    const connection = [...this.connections].find(({ _socket }) => _socket === socket)
    if (!connection) return
    const greet = connection.connectionReady.bind(connection)
    let isGreeted = false
    connection.connectionReady = (next) => {
      if (isGreeted) return
      isGreeted = true
      greet(next)
    }
    connection.connectionReady()
  }
}

/** Starts a real mail server on the loopback interface, which is ended with the test. */
export const startMailServer = async ({ port = 0, onReceived, refuses }: MailServerOptions = {}) => {
  const received: ReceivedMail[] = []
  const server = new PromptServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) =>
      callback(
        refuses?.(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : undefined,
      ),
    onData: (stream, session, callback) => {
      const take = async () => {
        const raw = await buffer(stream)
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const mail = { ...(await PostalMime.parse(raw)), recipients, raw: raw.toString() }
        received.push(mail)
        const connection = [...server.connections].find(({ id }) => id === session.id)
        await onReceived?.(mail, { destroy: () => connection?._socket.destroy() })
      }
      take().then(() => callback(), callback)
    },
  })
  // tests include clients that die during a session
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  let isStopped = false
  const stopOnce = async () => {
    if (isStopped) return
    isStopped = true
    await stop()
  }
  onTestFinished(stopOnce)
  const { port: actualPort } = server.server.address() as AddressInfo
  return {
    port: actualPort,
    url: `smtp://127.0.0.1:${actualPort}`,
    received,
    stop: stopOnce,
    /** Closes all connections until it is back. It keeps its port, which another program could take meanwhile. */
    setAway: (isAway: boolean) => {
      server.server.maxConnections = isAway ? 0 : Number.POSITIVE_INFINITY
    },
  }
}

/** Returns copies beyond the first, by Message-ID. */
export const duplicatesOf = (mails: readonly ReceivedMail[]) =>
  mails.length - new Set(mails.map(({ messageId }) => messageId)).size
