import type { Page } from 'playwright-core'

/**
 * Presses and mounts without a trace on the site: nothing is written, the page stays, and each answer of the API is fetched
 * once, so that thirty mounts meet no rate limit. It is done in the page: a route of the browser's driver would delay each
 * picture.
 */
export const withoutConsequences = (page: Page): Promise<unknown> => page.addInitScript(stay)

/** In the page. */
const stay = () => {
  // not in the types of this version of TypeScript
  const { navigation } = globalThis as unknown as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => event.preventDefault())
  const ask = globalThis.fetch
  const answers = new Map<string, Promise<{ body: ArrayBuffer; init: ResponseInit }>>()
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, { ...init, signal: null })
    if (request.method !== 'GET') throw new TypeError('The gate writes nothing')
    if (!new URL(request.url).pathname.startsWith('/api/')) return ask(input, init)
    const answer =
      answers.get(request.url) ??
      ask(request).then(async (response) => ({
        body: await response.arrayBuffer(),
        init: { status: response.status, headers: response.headers },
      }))
    answers.set(request.url, answer)
    const { body, init: given } = await answer
    return new Response([204, 304].includes(given.status ?? 200) ? null : body, given)
  }
}
