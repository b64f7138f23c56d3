import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { wholeBuild } from '../whole-release.fixture.ts'
import { openKeysFile } from './keys-file.ts'
import { createProof } from './proof.ts'
import { signatureFor, signatureName } from './signature-file.ts'

const aProof = () => {
  const keys = openKeysFile(temporaryFolder('trust'))
  keys.createFirst('the platform', new Date())
  return createProof(keys)
}
const by = (name: string) => ({ by: name, at: '2030-01-01T00:00:00.000Z' })

it('keeps the signature that lies beside a build if it counts here, and signs anew otherwise', () => {
  const proof = aProof()
  const { dist } = wholeBuild('1.0.0')
  const put = (content: string) => writeFileSync(join(dist, signatureName), content)
  const publisherNow = () => {
    const { payload } = JSON.parse(signatureFor(proof, dist, by('ben')))
    return JSON.parse(Buffer.from(payload, 'base64').toString()).predicate.publisher.by
  }
  expect(publisherNow()).toBe('ben')
  put(signatureFor(proof, dist, by('ann')))
  expect(publisherNow()).toBe('ann')
  for (const wrong of ['{', signatureFor(aProof(), wholeBuild('1.0.0').dist, by('ann'))]) {
    put(wrong)
    expect(publisherNow()).toBe('ben')
  }
})
