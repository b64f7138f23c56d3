import { calls } from '@calm-rest/contract/openapi'
import { Hono } from 'hono'
import { cacheable } from '../../core/cache/cache-answers.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { params, query } from '../../core/http/validate.ts'
import type { PropertyTexts } from './property-texts.ts'

const forever = 'public, max-age=31536000, immutable'

/** Texts of the site, as pages show them. */
export const textRoutes = (texts: Pick<PropertyTexts, 'shown'>) =>
  new Hono<ApiEnv>()
    .get('/', query(calls.readTexts.query), cacheable, async (c) => c.json(await texts.shown(c.get('lang'))))
    .get(
      '/:screen',
      params(calls.readScreenTexts.params),
      query(calls.readScreenTexts.query),
      cacheable,
      async (c) => {
        const { version, screens } = await texts.shown(c.get('lang'))
        // an older page asks with the version that it has, and gets the present texts
        if (c.req.valid('query').v === version) c.header('Cache-Control', forever)
        return c.json(screens[c.req.valid('param').screen])
      },
    )
