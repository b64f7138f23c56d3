import { anotherHouse } from '@calm-rest/testing/another-house'
import { expect, it } from 'vitest'
import { facts, renderPage } from '../../testing/page.fixture.ts'

it('R-route-imprint: has who operates the property, with the names that its country gives them', async () => {
  const { outline, part } = await renderPage('/imprint', { lang: 'de', facts: anotherHouse })
  expect(outline()).toMatchInlineSnapshot(`
    "main tabindex=-1
      h1: Impressum
      p: Wer Haus Lindenhof und diese Website betreibt.
      h2: Betreiber
      p: Lindenhof Gastgeber GmbH
      p: Am Bach 3, 79104 Freiburg, Deutschland
      h2: Vertreten durch
      p: Anna Weber
      h2: Kontakt
      p: post@haus-lindenhof.example
      p: +49 7656 23125
      h2: Registereintrag
      p: Amtsgericht Freiburg
      p: HRB 700 123
      h2: USt-IdNr.
      p: DE 123456789
      h2: Streitbeilegung
      p: Wir nehmen an keinem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und…"
  `)
  expect(part('footer').innerHTML).toContain('href="/imprint')
})

it('leaves out what is not given, and has no link to it before', async () => {
  const { outline, part } = await renderPage('/imprint')
  expect(outline()).toMatchInlineSnapshot(`
    "main tabindex=-1
      h1: Imprint
      p: Who runs Calm Rest and this website.
      h2: Operator
      p: Calm Rest
      p: 27 Lighthouse Lane, Mirissa 81740, Sri Lanka
      h2: Contact
      p: stay@calmrest.example
      p: +94 41 555 0142"
  `)
  expect(part('footer').innerHTML).not.toContain('/imprint')
})

it('says what the country calls its number', async () => {
  const legal = { name: 'Lagoon Ltd', taxNumber: '114 225 778', dispute: 'unsaid' } as const
  const page = await renderPage('/imprint', { facts: { ...facts, legal } })
  expect(page.outline()).toMatch(/h2: Tax number\n +p: 114 225 778/)

  const own = { ...anotherHouse.legal, taxNumber: '07/123/45678' }
  const german = await renderPage('/imprint', { lang: 'de', facts: { ...anotherHouse, legal: own } })
  expect(german.outline()).toMatch(/h2: Steuernummer\n +p: 07\/123\/45678/)
})
