import type { ComposedPlaces } from '@calm-rest/contract/releases'
import { parseLang } from '@calm-rest/contract/widget'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { formNeedsScriptsText } from '../../src/head/texts.ts'
import { matchScreen } from '../../src/routes/screens.ts'
import type { ReadFacts } from '../content-api/current-facts.ts'
import type { SentForm } from '../rendering/requested-page.ts'
import { wordsOf } from '../words/words-in.ts'
import { csrf } from './csrf.ts'
import { formLimit, readForm } from './read-form.ts'

interface FormRouteOptions {
  readFacts: ReadFacts
  publicUrl: string | undefined
  answerPage: (c: Context, form: SentForm) => Promise<Response>
  /** Places of the live releases; their pages handle forms, too. */
  livePlaces: () => ComposedPlaces | undefined
}

/** Forms that browsers submit without scripts, to the address of their page. */
export const formRoutes = ({ publicUrl, readFacts, answerPage, livePlaces }: FormRouteOptions) =>
  new Hono<{ Bindings: Partial<HttpBindings> }>().post(
    '*',
    async (c, next) => {
      const { name, form } = matchScreen(c.req.path, livePlaces())
      if (form) return next()
      if (name === 'not-found') return c.notFound()
      const { facts } = await readFacts()
      const words = wordsOf(facts, parseLang(c.req.query('lang'), facts.languages))
      return c.text(formNeedsScriptsText(words, facts), 405, { Allow: 'GET, HEAD' })
    },
    csrf(publicUrl),
    formLimit,
    async (c) => {
      const fields = await readForm(c)
      return fields ? answerPage(c, { fields, sender: c }) : c.text('This is no form.', 400)
    },
  )
