import type { Lang } from '@calm-rest/contract/widget'
import { type Context, Hono } from 'hono'
import type { ApiEnv } from '../../core/http/env.ts'
import { type EndMessage, endPage, endPolicy, endScript, endStyle } from './page/end-page.ts'

/** Answers the last page of the window. It has no opener policy, because it has to message the page that opened it. */
export const endWindow = (c: Context<ApiEnv>, lang: Lang, message: EndMessage) =>
  c.html(endPage(lang, message), 'problem' in message ? statusOf[message.problem] : 200, {
    'Content-Security-Policy': endPolicy,
    'Cache-Control': 'no-store',
    'Content-Language': lang,
  })

const statusOf = { cancelled: 200, wrong_domain: 400, network: 502, refused: 401 } as const

/** Serves the files of the window's last page, whose policy forbids inline content. */
export const endFiles = () =>
  new Hono<ApiEnv>()
    .get('/end.js', (c) => c.body(endScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
    .get('/end.css', (c) => c.body(endStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
