import type { TestApi } from '../../testing/test-api.ts'
import { openTestApi } from '../../testing/test-api.ts'
import { clientId, type Issuer, startIssuer } from './issuer.fixture.ts'

/** The site's own origin in these tests; nothing listens there. */
export const publicUrl = 'http://localhost:4750'

/** A browser's cookies, and its requests to the API. */
export const createVisitor = (api: Pick<TestApi, 'app'>) => {
  const cookies = new Map<string, string>()
  const go = async (path: string, init: RequestInit & { host?: string } = {}) => {
    const { host = publicUrl, headers, ...rest } = init
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await api.app.request(new URL(path, host).href, {
      ...rest,
      headers: { ...(cookie && { Cookie: cookie }), ...(headers as Record<string, string>) },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return {
    cookies,
    go,
    /** Presses the button. Returns the address at the provider. */
    start: async () => new URL((await go('/api/auth/google/start')).headers.get('Location') ?? ''),
    /** Returns from the provider. */
    comeBack: (query: Record<string, string>) =>
      go(`/api/auth/google/callback?${new URLSearchParams(query)}`),
    /** Sends the request that the shell sends after the window's message. */
    finish: (body: object) =>
      go('/api/auth/google', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json', Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' },
      }),
  }
}

export type Visitor = ReturnType<typeof createVisitor>

/** Returns the message from the last page of the window to the page that opened it. */
export const messageIn = async (answer: Response) => {
  const html = await answer.text()
  const [, text = ''] = /data-message="([^"]*)"/.exec(html) ?? []
  return JSON.parse(text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'))
}

export const amarasBody = { name: 'Amara Perera', email: 'amara@example.com', profilePic: '' }

/** Opens the API with a test issuer. */
export const openWithIssuer = async (options: Parameters<typeof openTestApi>[0] = {}) => {
  const issuer = await startIssuer()
  const oidc = { issuer: issuer.issuer, clientId, clientSecret: 'between us', publicUrl }
  const api = await openTestApi({ now: () => new Date(), oidc, ...options })
  return { issuer, api, visitor: createVisitor(api) }
}

type Token = string | ((nonce: string) => Promise<string>)

/** Goes to the issuer, which issues `token`, and back. */
export const passThrough = async (visitor: Visitor, issuer: Issuer, token?: Token) => {
  const asked = (await visitor.start()).searchParams
  const nonce = asked.get('nonce') ?? ''
  const say = token ?? ((given: string) => issuer.sign({ nonce: given }))
  issuer.said.idToken = typeof say === 'string' ? say : await say(nonce)
  return visitor.comeBack({ code: 'a-code', state: asked.get('state') ?? '' })
}

/** Signs in completely. */
export const signInAs = async (visitor: Visitor, issuer: Issuer, claims: object) => {
  const answer = await passThrough(visitor, issuer, (nonce) => issuer.sign({ nonce, ...claims }))
  return visitor.finish(await messageIn(answer))
}
