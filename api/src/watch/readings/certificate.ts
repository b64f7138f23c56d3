import { isIP } from 'node:net'
import { connect, type TLSSocket } from 'node:tls'

export interface Certificate {
  /** After this moment browsers refuse it: 1970 for one that they refuse already. */
  endsAt: Date
}

export interface CertificateReading {
  /** Rejects if no handshake is possible. */
  read(signal: AbortSignal): Promise<Certificate>
  /** What was read last. */
  last(): Certificate | undefined
}

/**
 * Reads the certificate that the public address shows, by a TLS handshake that sends no request. `ca` is a further
 * authority, in tests.
 */
export const createCertificateReading = (publicUrl: string, ca?: string): CertificateReading => {
  const { hostname, port } = new URL(publicUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  let last: Certificate | undefined
  const read = (signal: AbortSignal) =>
    new Promise<Certificate>((resolve, reject) => {
      const socket = connect({
        host,
        port: Number(port || 443),
        ca,
        ...(isIP(host) === 0 && { servername: host }),
        // an expired one is to be read, not refused
        rejectUnauthorized: false,
        // ours, and nothing is sent
        ALPNProtocols: ['http/1.1'],
      })
      const end = () => socket.destroy()
      signal.addEventListener('abort', end, { once: true })
      socket.once('secureConnect', () => {
        resolve(certificateOf(socket))
        end()
      })
      socket.once('error', reject)
      socket.once('close', () => {
        signal.removeEventListener('abort', end)
        reject(new Error('No handshake'))
      })
    })
  return {
    read: async (signal) => {
      last = await read(signal)
      return last
    },
    last: () => last,
  }
}

/** Faults of the date are told by the date; a wrong name or an unknown authority is refused at any time. */
const datedFaults = new Set(['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'])

const certificateOf = (socket: TLSSocket): Certificate => {
  const fault = socket.authorizationError as unknown as string | null
  const isRefused = fault !== null && fault !== undefined && !datedFaults.has(fault)
  return { endsAt: isRefused ? new Date(0) : new Date(socket.getPeerCertificate().valid_to) }
}
