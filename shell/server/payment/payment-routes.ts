import type { ShellBuild } from '@calm-rest/contract/releases'
import { type PaymentLink, paymentAddress, paymentLink } from '@calm-rest/contract/schemas'
import { isLang, type Lang, parseLang } from '@calm-rest/contract/widget'
import { type Context, Hono } from 'hono'
import type { ReadFacts } from '../content-api/current-facts.ts'
import type { CallApi } from '../rendering/call-api.ts'
import { statusStyle } from '../status/status-style.ts'
import { mayPay, paymentCss, paymentPage } from './payment-page.ts'

interface PaymentRoutesDeps {
  build: Pick<ShellBuild, 'fonts'>
  callApi: CallApi
  readFacts: ReadFacts
}

/** While a provider has not answered, the page that the guest comes back to asks again so often. */
const mostTries = 12
const againSeconds = 5

interface Shown {
  /** Undefined where the link is not valid; 'unavailable' where the API or the provider does not answer. */
  link: PaymentLink | 'unavailable' | undefined
  secret: string
  /** How often the guest's browser has asked since it came back from the provider; undefined before. */
  tries?: number
}

/**
 * The page behind a payment link, `/pay/SECRET`. It works without scripts, and its policy names the one other origin to
 * which it leads.
 */
export const paymentRoutes = ({ build, callApi, readFacts }: PaymentRoutesDeps) => {
  const style = statusStyle(build, paymentCss)

  const call = (c: Context, path: string, body: object) =>
    callApi(
      {
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      c,
    )
  const read = async (c: Context, secret: string, isBack: boolean): Promise<Shown['link']> => {
    const lang = c.req.query('lang')
    const body = { secret, isBack, ...(isLang(lang) && { lang }) }
    try {
      const answer = await call(c, '/api/payments/by-link', body)
      if (answer.ok) return paymentLink.parse(await answer.json())
      return answer.status === 410 || answer.status === 400 ? undefined : 'unavailable'
    } catch {
      return 'unavailable'
    }
  }
  const policyOf = (link: Shown['link']) => {
    const leadsTo = typeof link === 'object' && mayPay(link) ? `'self' ${link.provider.origin}` : "'none'"
    return [
      "default-src 'none'",
      `style-src '${style.integrity}'`,
      "font-src 'self'",
      "img-src 'self'",
      "base-uri 'none'",
      `form-action ${leadsTo}`,
      "frame-ancestors 'none'",
    ].join('; ')
  }
  const langOf = (c: Context, link: Shown['link'], among: readonly Lang[]): Lang => {
    const asked = c.req.query('lang')
    if (isLang(asked) && among.includes(asked)) return asked
    return typeof link === 'object' ? link.lang : parseLang(c.req.header('Accept-Language'), among)
  }
  const show = async (c: Context, { link, secret, tries }: Shown) => {
    const { facts } = await readFacts()
    const lang = langOf(c, link, facts.languages)
    const isWaiting = tries !== undefined && typeof link === 'object' && link.state === 'open'
    const refresh =
      isWaiting && tries < mostTries ? `${againSeconds};url=?try=${tries + 1}&lang=${lang}` : undefined
    const status = link === undefined ? 410 : link === 'unavailable' ? 503 : 200
    c.header('Content-Security-Policy', policyOf(link))
    c.header('Content-Language', lang)
    c.header('Cache-Control', 'no-store')
    // the secret is in the address; the provider may know the site
    c.header('Referrer-Policy', 'strict-origin')
    c.header('X-Robots-Tag', 'noindex')
    return c.html(
      paymentPage({ link, lang, secret, isWaiting, refresh, css: style.text, property: facts }),
      status,
    )
  }

  return new Hono()
    .get('/:secret', async (c) => {
      const { secret } = c.req.param()
      return show(c, { secret, link: await read(c, secret, false) })
    })
    .get('/:secret/back', async (c) => {
      const { secret } = c.req.param()
      const tries = Number.parseInt(c.req.query('try') ?? '0', 10)
      return show(c, { secret, link: await read(c, secret, true), tries: Number.isNaN(tries) ? 0 : tries })
    })
    .post('/:secret/start', async (c) => {
      const { secret } = c.req.param()
      const answer = await call(c, '/api/payments/by-link/start', { secret }).catch(() => undefined)
      if (answer?.ok) return c.redirect(paymentAddress.parse(await answer.json()).url, 303)
      // paid or ended meanwhile: the page says so
      if (answer?.status === 409) return c.redirect(`/pay/${encodeURIComponent(secret)}`, 303)
      return show(c, { secret, link: answer?.status === 410 ? undefined : 'unavailable' })
    })
}
