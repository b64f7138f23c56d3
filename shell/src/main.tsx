import { createApiClient, createSessionClient } from '@calm-rest/client'
import type { Composition } from '@calm-rest/contract/releases'
import { parseLang } from '@calm-rest/contract/widget'
import { createFederationHost } from '@calm-rest/federation/host'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { createPageHead } from './head/page-head.ts'
import { openGoogle } from './site/google/index.ts'
import { createLanguageStore } from './site/language-store.ts'
import { takeLinkToken } from './site/link-token.ts'
import { createSession } from './site/session/index.ts'
import { ShellWords } from './site/shell-words.tsx'
import { type Site, SiteContext } from './site/site.ts'
import { words } from './site/words.ts'
import '@calm-rest/ui/fonts.css'
import '@calm-rest/ui/base.css'

const readComposition = (): Composition =>
  JSON.parse(document.getElementById('composition')?.textContent ?? '{"id":"none","remotes":{}}')

const fetchComposition = async (): Promise<Composition> => {
  const response = await fetch('/composition.json', { cache: 'no-store' })
  if (!response.ok) throw new Error(`The composition answered ${response.status}`)
  return response.json()
}

/** Longest wait for who was signed in before; whoever comes later shows without moving anything. */
const patienceMs = 100

const start = async () => {
  const lang = parseLang(document.documentElement.lang)
  const language = createLanguageStore(lang)
  const federation = createFederationHost({ composition: readComposition(), refresh: fetchComposition })
  const client = {
    origin: location.origin,
    lang: () => language.getState().lang,
    headers: () => ({ 'X-Composition': federation.compositionId() }),
  }
  const session = createSession({
    client: createSessionClient(client),
    openGoogle: () => openGoogle({ lang: client.lang(), window }),
  })
  const site: Site = {
    // all that widgets get: what gives and takes tokens stays in the session
    api: createApiClient({ ...client, authorize: session.authorize }),
    federation,
    head: createPageHead(),
    language,
    session: session.store,
    sessionPort: session.port,
  }
  const [{ default: first }] = await Promise.all([
    words[lang](),
    Promise.race([session.restored, new Promise((resolve) => setTimeout(resolve, patienceMs))]),
  ])
  createRoot(document.getElementById('site') as HTMLElement).render(
    <SiteContext value={site}>
      <ShellWords first={{ lang, words: first }}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </ShellWords>
    </SiteContext>,
  )
}

takeLinkToken()
void start()
