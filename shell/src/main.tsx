import { createApiClient } from '@calm-rest/client'
import type { Composition } from '@calm-rest/contract/releases'
import { parseLang } from '@calm-rest/contract/widget'
import { createFederationHost } from '@calm-rest/federation/host'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { createPageHead } from './head/page-head.ts'
import { createLanguageStore } from './site/language-store.ts'
import { createReleaseReports } from './site/release-reports.ts'
import { createSessionStore } from './site/session-store.ts'
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

const start = async () => {
  const lang = parseLang(document.documentElement.lang)
  const language = createLanguageStore(lang)
  const session = createSessionStore()
  const composition = readComposition()
  const report = createReleaseReports(composition.view)
  const federation = createFederationHost({ composition, refresh: fetchComposition, report })
  const api = createApiClient({
    origin: location.origin,
    lang: () => language.getState().lang,
    headers: () => {
      const { token } = session.getState()
      return {
        'X-Composition': federation.compositionId(),
        ...(token && { Authorization: `Bearer ${token}` }),
      }
    },
  })
  const site: Site = { api, federation, head: createPageHead(), language, session }
  const { default: first } = await words[lang]()
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

void start()
