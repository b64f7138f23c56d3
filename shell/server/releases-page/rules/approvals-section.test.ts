import { emptyDocument } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import type { RemoteFacts } from '../release-facts.ts'
import { approvalsSection } from './approvals-section.ts'

it('names the person who approved, with the team and the token', () => {
  const approver = {
    by: '@calm-rest/spa',
    person: 'ben',
    grant: 'token 3f2a',
    at: '2027-06-01T12:00:00.000Z',
  }
  const approval = { isRequired: true, approver, key: 'k' }
  const versions = [
    { version: '1.0.0', status: 'published', publisher: undefined, gate: undefined, approval },
  ]
  const document = emptyDocument()
  document.body.innerHTML = String(approvalsSection('en', { versions } as RemoteFacts))
  expect(document.querySelector('li')?.textContent?.trim()).toBe(
    '1.0.0 approved by ben, @calm-rest/spa (token 3f2a), 1 Jun 2027, 17:30',
  )
})
