import { expect, it } from 'vitest'
import { ownDomainOf } from './email-domain.ts'

it.each([
  ['m@evil.example', 'evil.example'],
  ['M@A.b.Evil.Example ', 'evil.example'],
  ['m@mail.evil.co.uk', 'evil.co.uk'],
  ['ada@gmail.com', undefined],
  ['ada@yahoo.co.uk', undefined],
  ['', undefined],
  ['ada@localhost', undefined],
])('%s belongs to %s', (email, domain) => expect(ownDomainOf(email)).toBe(domain))
