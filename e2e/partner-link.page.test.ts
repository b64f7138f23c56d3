import { fetchPage } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { addPartner, bookBy, noPartner, partnerOf } from './partner-link.fixture.ts'

const origin = 'https://plain-tours.example'
let signed: string

beforeAll(async () => {
  signed = await addPartner('plain-tours', origin, { campaign: 'summer-2027' })
})

it("R-partners-proof: tells the booking of a guest without scripts who came by a partner's signed link", async () => {
  const email = 'plain@partner-link.example'
  await bookBy(signed, email, 270)
  expect(partnerOf(email)).toEqual([
    { partner_id: 'plain-tours', partner_way: 'link', campaign: 'summer-2027' },
  ])
})

it('tells it who came by the rooms on a page of the partner, and nothing where the page is not registered', async () => {
  const linkOn = async (page: string) => {
    const address = '/embed/v1/rooms?partner=plain-tours&campaign=blog&limit=1'
    const { document } = await fetchPage(address, {
      headers: { Origin: page, 'Sec-Fetch-Site': 'cross-site' },
    })
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    return links.find((href) => new URL(href).pathname === '/book') ?? ''
  }
  const email = 'rooms@partner-link.example'
  await bookBy(await linkOn(origin), email, 274)
  expect(partnerOf(email)).toEqual([{ partner_id: 'plain-tours', partner_way: 'link', campaign: 'blog' }])
  const stranger = 'stranger@partner-link.example'
  await bookBy(await linkOn('https://copied.example'), stranger, 277)
  expect(partnerOf(stranger)).toEqual(noPartner)
})
