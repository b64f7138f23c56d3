/** Walks through the stand-in's pages like a browser. Returns the path and query of the final redirect. */
export const walkStandIn = async (start: URL, form: Record<string, string>): Promise<string> => {
  const jar = new Map<string, string>()
  const ask = async (url: URL, init: RequestInit = {}): Promise<{ url: URL; answer: Response }> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { Cookie: cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('Location')
    if (!location) return { url, answer }
    const next = new URL(location, url)
    return next.origin === start.origin ? ask(next) : { url: next, answer }
  }
  const page = await ask(start)
  if (!page.answer.ok)
    throw new Error(`The stand-in answered ${page.answer.status}: ${await page.answer.text()}`)
  const { url } = await ask(page.url, { method: 'POST', body: new URLSearchParams(form) })
  return url.pathname + url.search
}
