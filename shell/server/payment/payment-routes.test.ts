import type { PaymentLink } from '@calm-rest/contract/schemas'
import { expect, it } from 'vitest'
import { aSite } from '../site.fixture.ts'

const secret = 'a'.repeat(43)
const provider = { name: 'PayHere', origin: 'https://www.payhere.lk' }

const aLink = (given: Partial<PaymentLink> = {}): PaymentLink => ({
  state: 'open',
  lang: 'de',
  reference: 'CR-7KQM-4XWP',
  stay: { roomType: '<b>Lighthouse</b>', checkIn: '2027-07-01', checkOut: '2027-07-04' },
  amount: 705,
  currency: 'USD',
  provider,
  form: { action: `${provider.origin}/pay/checkout`, fields: { order_id: '1', items: '"x"' } },
  ...given,
})

const closed = (state: PaymentLink['state']) => aLink({ state, form: null })

/** A site whose API answers every payment link so. */
const site = (link: PaymentLink | Response, start: Response = new Response('{}', { status: 503 })) => {
  const sent: unknown[] = []
  const get = aSite({
    api: async ({ path, body }) => {
      if (path.endsWith('/start')) return start
      sent.push(JSON.parse(body ?? '{}'))
      return link instanceof Response ? link : Response.json(link)
    },
  })
  const read = async (path: string, init?: RequestInit) => {
    const answer = await get(path, init)
    const html = await answer.text()
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    return {
      answer,
      html,
      heading: /<h1>(.*)<\/h1>/.exec(html)?.[1],
      leadsTo: /form-action ([^;]*)/.exec(policy)?.[1],
    }
  }
  return { read, sent }
}

it('R-online-page: the page says what is paid for, in the language of the booking, and its form leads to the provider alone', async () => {
  const { read } = site(aLink())
  const { answer, html, heading, leadsTo } = await read(`/pay/${secret}`)
  expect([answer.status, heading, leadsTo]).toEqual([
    200,
    '705\u00a0$ zahlen',
    "'self' https://www.payhere.lk",
  ])
  expect(html).toContain('&lt;b&gt;Lighthouse&lt;/b&gt;')
  expect(html).toContain('action="https://www.payhere.lk/pay/checkout"')
  expect(html).toContain('name="items" value="&quot;x&quot;"')
  const kept = ['Cache-Control', 'Referrer-Policy', 'X-Robots-Tag'].map((name) => answer.headers.get(name))
  expect(kept).toEqual(['no-store', 'strict-origin', 'noindex'])
})

it.each([
  ['en', 'paid', 'Paid, thank you'],
  ['de', 'failed', 'Nicht bezahlt'],
  ['zh', 'let_go', '此链接已停用'],
  ['en', 'nothing_due', 'Nothing to pay here any more'],
  ['en', 'not_needed', 'Your payment is not needed'],
  ['en', 'held', 'US$705 is reserved'],
] as const)('R-online-page: in %s it says what became of the payment: %s', async (lang, state, words) => {
  const { read } = site(state === 'failed' ? aLink({ state }) : closed(state))
  const { heading, html, leadsTo } = await read(`/pay/${secret}?lang=${lang}`)
  expect(heading).toBe(words)
  expect([html.includes('<form'), leadsTo !== "'none'"]).toEqual([state === 'failed', state === 'failed'])
})

it('R-online-page: who comes back before the notice waits, is not asked to pay again, and the page asks again for a while', async () => {
  const { read, sent } = site(aLink())
  const back = await read(`/pay/${secret}/back?order_id=1&lang=en`)
  expect([back.heading, back.html.includes('<form')]).toEqual(['We are waiting for the payment', false])
  expect(back.html).toContain('http-equiv="refresh" content="5;url=?try=1&amp;lang=en"')
  expect(sent).toEqual([{ secret, isBack: true, lang: 'en' }])
  expect((await read(`/pay/${secret}/back?try=12`)).html).not.toContain('http-equiv="refresh"')
})

it('R-online-page: a provider without a form is asked for its address', async () => {
  const url = 'https://bank.example/pay/1'
  const { read } = site(aLink({ form: null }), Response.json({ url }))
  expect((await read(`/pay/${secret}`)).html).toContain(`action="/pay/${secret}/start"`)
  const { answer } = await read(`/pay/${secret}/start`, { method: 'POST' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, url])
  const away = await site(aLink({ form: null })).read(`/pay/${secret}/start`, { method: 'POST' })
  expect([away.answer.status, away.leadsTo]).toEqual([503, "'none'"])
})

it.each([
  [410, 410, 'This link is not valid'],
  [500, 503, 'Payment does not work right now'],
])('R-online-page: an API that answers %i: %i, %s', async (status, shown, words) => {
  const { read } = site(new Response('{}', { status }))
  const { answer, heading } = await read(`/pay/${secret}?lang=en`)
  expect([answer.status, heading]).toEqual([shown, words])
})
