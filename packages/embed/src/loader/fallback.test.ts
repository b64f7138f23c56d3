import { emptyDocument } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { completeLinks } from './fallback.ts'

const site = 'https://calmrest.example'

/** Addresses of a partner's links once they are completed. linkedom's links know no `origin`. */
const completed = (...addresses: string[]) => {
  const { body } = emptyDocument()
  for (const address of addresses) {
    const link = body.ownerDocument.createElement('a')
    link.href = address
    Object.defineProperty(link, 'origin', { value: new URL(address).origin })
    body.append(link)
  }
  completeLinks(body, site, { partner: 'kandy', lang: 'de', checkIn: undefined })
  return [...body.querySelectorAll('a')].map((link) => link.href)
}

it("adds the element's stay and partner to links to the site, and to no others", () => {
  expect(completed(`${site}/rooms`, 'https://blog.example/rooms')).toEqual([
    `${site}/rooms?partner=kandy&lang=de`,
    'https://blog.example/rooms',
  ])
})
