import { parseLang } from '@calm-rest/contract/widget'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type Provider from 'oidc-provider'
import { expiredPage, signInPage, style } from './page.ts'
import { type Person, people, type Register } from './people.ts'

interface SignInDeps {
  provider: Provider
  register: Register
  /** Origin to which the form may lead in the end: browsers apply `form-action` to redirects, too. */
  siteOrigin: string
}

type Env = { Bindings: HttpBindings }

/** The provider's sign-in page, the only one that a person sees. */
export const signInRoutes = ({ provider, register, siteOrigin }: SignInDeps) => {
  const details = (c: Context<Env>) => provider.interactionDetails(c.env.incoming, c.env.outgoing)
  const policy = `default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${siteOrigin}`
  const app = new Hono<Env>()

  app.get('/sign-in.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.use('/sign-in/*', async (c, next) => {
    await next()
    c.header('Content-Security-Policy', policy)
    c.header('Cache-Control', 'no-store')
  })
  app.get('/sign-in/:uid', async (c) => {
    const { params } = await details(c)
    return c.html(signInPage(langOf(params.ui_locales), c.req.path))
  })
  app.post('/sign-in/:uid', async (c) => {
    await details(c)
    const form = await c.req.formData()
    const isCancelled = form.get('answer') !== 'continue'
    const person = isCancelled ? undefined : personIn(form)
    if (!person && !isCancelled) return c.redirect(c.req.path, 303)
    const result = person
      ? { login: { accountId: register.add(person), remember: false } }
      : { error: 'access_denied', error_description: 'The person said no.' }
    return c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303)
  })
  app.onError((cause, c) => {
    if (cause.name !== 'SessionNotFound') throw cause
    return c.html(expiredPage(parseLang(c.req.header('Accept-Language'))), 400)
  })
  return app
}

const langOf = (locales: unknown) => parseLang(typeof locales === 'string' ? locales : undefined)

/** The person in the form; undefined for 'somebody else' without an address. */
const personIn = (form: FormData): Person | undefined => {
  const chosen = people.find(({ email }) => email === form.get('person'))
  if (chosen) return chosen
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const email = text('email')
  return email ? { name: text('name') || email, email, emailVerified: form.has('verified') } : undefined
}
