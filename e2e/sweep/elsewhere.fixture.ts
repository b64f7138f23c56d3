import { fileURLToPath } from 'node:url'
import { openPartners } from '@calm-rest/api/partners'
import type { Lang } from '@calm-rest/contract/widget'
import { isWhole, sharedSite, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { becomes, loaderTag, type PartnerPage, servePartner } from '../embeds/partner-page.fixture.ts'
import { has, type Shown, says } from './shown.fixture.ts'

export interface View {
  name: string
  address: (lang: Lang, servers: Servers) => string
  /** Violations of axe that are intended. */
  except?: readonly string[]
  reach?: (page: Page) => Promise<unknown>
  shows: Shown
  /** Only in this language: the words are those of another view, or of a partner. */
  onlyIn?: Lang | undefined
}

/** Waits until elements have loaded, which they do when they are in sight. */
const elementsCome = async (page: Page, ...names: string[]) => {
  for (const name of names) {
    await page.locator(name).first().scrollIntoViewIfNeeded()
    await becomes(page, name, 'ready')
  }
}

const startPartner = async () => {
  const { url, dataDir } = sharedSite()
  const server = await servePartner(url)
  const partners = await openPartners({ dataDir })
  const id = `sweep-${crypto.randomUUID().slice(0, 8)}`
  await partners.add({ id, name: 'Sweep Tours', origins: [server.origin] })
  await partners.close()
  return { id, server }
}

/** A partner's page with both elements; the page's own text is in none of our languages. */
const partnerPage = (id: string, lang: Lang): PartnerPage => {
  const { url } = sharedSite()
  const elements = ['calm-rest-rooms limit="3"', 'calm-rest-booking'].map((element) => {
    const [name] = element.split(' ')
    return `<${element} partner="${id}" loading="eager"><a href="${url}book">Calm Rest</a></${name}>`
  })
  return {
    lang,
    head: `${loaderTag(url)}<meta name="viewport" content="width=device-width">`,
    body: `<main><h1>Mirissa</h1>${elements.join('')}</main>`,
    css: ':root { color-scheme: light dark; background: Canvas; color: CanvasText }',
  }
}

const specimenScript = fileURLToPath(new URL('../../packages/ui/specimen/serve.ts', import.meta.url))

/** Starts the servers of pages beside the site, for as long as the file runs. */
export const startServers = async () => {
  const [partner, specimen] = await Promise.all([startPartner(), startSite({ script: specimenScript })])
  return { partner, specimen }
}

type Servers = Awaited<ReturnType<typeof startServers>>

const partnerAddress = (lang: Lang, { partner }: Servers) =>
  partner.server.show(partnerPage(partner.id, lang))

const specimenAddress = (lang: Lang, { specimen }: Servers) => `${specimen.url}?lang=${lang}&theme=auto`

const onSite = (path: string) => (lang: Lang) =>
  `${sharedSite().url}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

const opensDialog = (name: string): View => ({
  name: `the ${name} dialog of the specimen`,
  address: specimenAddress,
  reach: (page) => page.locator(`[data-opens=${name}]`).click(),
  shows: has('dialog[open]'),
  onlyIn: 'en',
})

/** English only on every run, since its words are looked at elsewhere; all languages with `test:all`. */
const quickInEnglish = isWhole ? undefined : 'en'

/** Pages beside the screens: partners' pages, the design system's specimen, the page of releases. */
export const views: readonly View[] = [
  {
    name: 'a partner’s page with both elements',
    onlyIn: quickInEnglish,
    address: partnerAddress,
    reach: (page) => elementsCome(page, 'calm-rest-rooms', 'calm-rest-booking'),
    shows: says('mf-booking/src', 'submit.idle', { within: 'calm-rest-booking' }),
  },
  {
    name: 'an element with mistakes in its form',
    address: partnerAddress,
    reach: async (page) => {
      await elementsCome(page, 'calm-rest-rooms', 'calm-rest-booking')
      await page.locator('calm-rest-booking [type=submit]:not([name]):not([tabindex])').click()
    },
    shows: says('mf-booking/src', 'error.firstName.required', { within: 'calm-rest-booking' }),
  },
  {
    name: 'an element with its calendar open',
    onlyIn: quickInEnglish,
    address: partnerAddress,
    reach: async (page) => {
      await elementsCome(page, 'calm-rest-booking')
      await page.locator('input[data-field=checkIn]').focus()
      await page.keyboard.press('ArrowDown')
    },
    shows: says('mf-booking/src', 'calendar.choose.checkIn', { within: 'calm-rest-booking dialog[open]' }),
  },
  {
    name: 'the page of Alpin Tours',
    onlyIn: quickInEnglish,
    address: (lang) => {
      const port = Number(new URL(sharedSite().url).port) + 1
      return `http://127.0.0.1:${port}/?lang=${lang}`
    },
    reach: (page) => elementsCome(page, 'calm-rest-rooms', 'calm-rest-booking'),
    shows: says('demo/alpin-tours', 'booking.title', { within: 'body' }),
  },
  {
    name: 'the page for partners with its frames',
    onlyIn: quickInEnglish,
    address: onSite('partners?widget=both&limit=2'),
    // both frames have the same elements, and so the same landmark names
    except: ['landmark-unique '],
    reach: async (page) => {
      for (const frame of await page.locator('main iframe').all()) {
        await frame.scrollIntoViewIfNeeded()
        const rooms = frame.contentFrame().locator('calm-rest-rooms[data-state=ready]')
        await rooms.waitFor({ state: 'attached' })
      }
    },
    shows: (page) => page.locator('main iframe').first().contentFrame().locator('[part=room-card]'),
  },
  {
    name: 'the page of releases',
    onlyIn: quickInEnglish,
    address: onSite('releases'),
    shows: says('shell/server/releases-page', 'title', { within: 'main h1' }),
  },
  {
    name: 'the page of a remote',
    onlyIn: quickInEnglish,
    address: onSite('releases/mf-rooms'),
    shows: says('shell/server/releases-page', 'history', { within: '#story h2' }),
  },
  {
    name: 'a screen with previewed releases',
    onlyIn: quickInEnglish,
    address: onSite('about?mf-rooms=1.0.0'),
    reach: (page) => page.locator('aside summary').click(),
    shows: says('shell/src/release-badge', 'composition', { within: 'aside' }),
  },
  {
    name: 'the specimen of the design system',
    address: specimenAddress,
    shows: has('[data-opens=picture]'),
    onlyIn: 'en',
  },
  // the site's own dialogs are states of its screens
  ...(isWhole ? ['alert', 'confirm', 'panel', 'picture'] : []).map(opensDialog),
  {
    name: 'suggestions of the specimen',
    address: specimenAddress,
    reach: async (page) => {
      await page.locator('[role=combobox]').first().fill('a')
      await page.keyboard.press('ArrowDown')
    },
    shows: has('[role=option][aria-selected=true]'),
    onlyIn: 'en',
  },
]
