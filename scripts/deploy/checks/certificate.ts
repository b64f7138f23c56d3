import { connect, type PeerCertificate } from 'node:tls'
import { type Finding, report } from './finding.ts'

const timeoutMs = 5_000
const dayMs = 86_400_000
/** Caddy renews with a third of the time left, 30 days; two weeks before the end it has failed for long. */
const leastDays = 14

interface Seen {
  certificate: PeerCertificate
  isTrusted: boolean
  why: string | undefined
}

const lookAt = ({ name, address, port, ca }: Pick<Options, 'name' | 'port' | 'ca'> & { address: string }) =>
  new Promise<Seen | undefined>((resolve) => {
    const socket = connect({
      host: address,
      port,
      servername: name,
      rejectUnauthorized: false,
      ...(ca && { ca: [...ca] }),
      timeout: timeoutMs,
    })
    socket.once('secureConnect', () => {
      const why = socket.authorizationError
      resolve({
        certificate: socket.getPeerCertificate(),
        isTrusted: socket.authorized,
        why: why === undefined || why === null ? undefined : String(why),
      })
      socket.destroy()
    })
    for (const end of ['timeout', 'error', 'close'] as const) {
      socket.once(end, () => {
        resolve(undefined)
        socket.destroy()
      })
    }
  })

interface Options {
  name: string
  port: number
  /** Whether Caddy makes the certificate itself, for a trial. */
  isInternal: boolean
  address?: string
  /** Authorities to trust; by default those of Node. */
  ca?: readonly string[] | undefined
  now?: () => number
}

/** Whether the certificate that this machine shows is right, and for how long. */
export const checkCertificate = async (options: Options): Promise<Finding[]> => {
  const { name, port, isInternal, address = '127.0.0.1', ca, now = Date.now } = options
  const ok = report('certificate', 'ok')
  const warning = report('certificate', 'warning')
  const problem = report('certificate', 'problem')
  const seen = await lookAt({ name, address, port, ca })
  if (!seen) return [ok('There is no certificate yet: Caddy gets one at its first start.')]
  const days = Math.floor((Date.parse(seen.certificate.valid_to) - now()) / dayMs)
  if (isInternal) {
    return [
      warning(
        "The certificate is Caddy's own, and browsers warn: for guests, run init with your e-mail address.",
      ),
    ]
  }
  if (!seen.isTrusted) {
    const { O: issuer = 'nobody known' } = seen.certificate.issuer
    return [
      problem(
        `The certificate is not right (${seen.why}, by ${issuer}): see the name and the ports above, then 'podman logs calm-rest-caddy'.`,
      ),
    ]
  }
  if (days < leastDays) {
    return [
      problem(`The certificate ends in ${days} days and was not renewed: see 'podman logs calm-rest-caddy'.`),
    ]
  }
  return [ok(`The certificate is valid for ${days} days, and Caddy renews it.`)]
}
