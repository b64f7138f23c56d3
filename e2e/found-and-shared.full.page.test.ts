import { fetchPage } from '@calm-rest/testing'
import { it } from 'vitest'
import { roomsIn, showsPicture } from './head.fixture.ts'

it('shows a picture of every room', async () => {
  for (const address of roomsIn((await fetchPage('/sitemap.xml')).html)) await showsPicture(address)
})
