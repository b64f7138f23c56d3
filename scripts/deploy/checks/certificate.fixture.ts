import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'

const subject = [
  '-subj',
  '/O=Calm Rest/CN=calmrest.example',
  '-addext',
  'subjectAltName=DNS:calmrest.example',
]
const elliptic = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']

/** A certificate for calmrest.example that it signed itself, valid for 60 days, and its key, as PEM. */
export const makeCertificate = () => {
  const folder = temporaryFolder('certificate')
  const key = join(folder, 'key.pem')
  const cert = join(folder, 'cert.pem')
  const files = ['-nodes', '-keyout', key, '-out', cert]
  execFileSync('openssl', ['req', '-x509', ...elliptic, ...files, '-days', '60', ...subject], {
    stdio: 'ignore',
  })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}
