import { emptyDocument } from '@calm-rest/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { livePage } from './live-page.ts'

const everyMs = 15_000

const pageOf = (...sections: string[]) => {
  const page = emptyDocument()
  page.body.innerHTML = `<p id="live" data-locale="en" data-time-zone="UTC"><span data-text><time></time></span><button hidden></button></p>
<div id="sections">${sections.map((text, at) => `<section id="s${at}"><p>${text}</p></section>`).join('')}</div>`
  return page
}

let page: Document
/** What the server answers next. */
let answer: Document

beforeEach(() => {
  vi.useFakeTimers()
  page = pageOf('1.0.0 is live', '2 versions wait')
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { href: 'https://calmrest.example/releases' })
  vi.stubGlobal('getSelection', () => null)
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 200
      responseXML = answer
      onloadend = () => {}
      open() {}
      send() {
        this.onloadend()
      }
    },
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** As a browser's translation does it. */
const translate = () => {
  for (const text of page.querySelectorAll('section p'))
    text.innerHTML = `<font>${text.textContent} (de)</font>`
}

const texts = () => [...page.querySelectorAll('section')].map(({ textContent }) => textContent)

it('leaves what the browser has translated as it is until the server says something else', async () => {
  livePage({ everyMs, typedMs: 200 })
  translate()
  answer = pageOf('1.0.0 is live', '2 versions wait')
  await vi.advanceTimersByTimeAsync(everyMs)
  expect(texts()).toEqual(['1.0.0 is live (de)', '2 versions wait (de)'])
  answer = pageOf('1.0.0 is live', '3 versions wait')
  await vi.advanceTimersByTimeAsync(everyMs)
  expect(texts()).toEqual(['1.0.0 is live (de)', '3 versions wait'])
})
