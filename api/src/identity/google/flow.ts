import { isLang, type Lang } from '@calm-rest/contract/widget'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'

/** A sign-in at the provider that a browser has begun, and must complete. */
export interface Flow {
  state: string
  nonce: string
  /** PKCE verifier: only the browser that began can use the code. */
  verifier: string
  lang: Lang
}

/** Cookie of the flow, and then of the proof. No other site, script or subdomain can write or read it. */
const name = '__Host-calm-rest-google'

/** How long a visitor may take at the provider. */
const flowSeconds = 15 * 60

const setFlowCookie = (c: Context, value: string, maxAge: number) =>
  setCookie(c, name, value, { path: '/', httpOnly: true, secure: true, sameSite: 'Lax', maxAge })

export const beginFlow = (c: Context, lang: Lang): Flow => {
  const flow = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), lang }
  setFlowCookie(c, [flow.state, flow.nonce, flow.verifier, flow.lang].join('.'), flowSeconds)
  return flow
}

export const readFlow = (c: Context): Flow | undefined => {
  const [state, nonce, verifier, lang] = getCookie(c, name)?.split('.') ?? []
  return state && nonce && verifier && isLang(lang) ? { state, nonce, verifier, lang } : undefined
}

/** Replaces the flow, which therefore cannot be used again. */
export const rememberProof = (c: Context, token: string, seconds: number) => setFlowCookie(c, token, seconds)

export const readProof = (c: Context): string | undefined => getCookie(c, name)

export const forgetFlow = (c: Context) => deleteCookie(c, name, { path: '/', secure: true })
