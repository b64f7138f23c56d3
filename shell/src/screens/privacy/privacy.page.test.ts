import { canaryCookie } from '@calm-rest/contract/limits'
import { langs } from '@calm-rest/contract/widget'
import { fetchPage } from '@calm-rest/testing'
import { expect, it } from 'vitest'

it.each(langs)('names the cookie of a canary in %s, with what is in it and for how long', async (lang) => {
  const { document } = await fetchPage(`/privacy?lang=${lang}`)
  const paragraphs = [...document.querySelectorAll('main p')].map(({ textContent }) => textContent ?? '')
  const said = paragraphs.find((text) => /cookie/i.test(text))
  expect(said).toContain(String(canaryCookie.seeds - 1))
  expect(said).toMatch(new RegExp(`\\b${canaryCookie.days} ?(days|Tage|天)`))
})
