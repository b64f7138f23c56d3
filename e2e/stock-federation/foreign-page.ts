// The page of somebody who has Module Federation, and of us the contract of a widget and the client of the API.
import { createApiClient } from '@calm-rest/client'
import type { Host, SessionPort, Widget } from '@calm-rest/contract/widget'
import { createInstance } from '@module-federation/enhanced/runtime'

const { dataset } = document.documentElement
const site = dataset.site ?? ''

const refused = { ok: false, failure: { kind: 'network' } } as const

/** Nobody signs in here. */
const session: SessionPort = {
  current: () => undefined,
  subscribe: () => () => {},
  signIn: async () => refused,
  signInWithGoogle: async () => refused,
  signOut: async () => {},
  changed: () => {},
}

const host: Host = {
  lang: 'en',
  api: createApiClient({ origin: site, lang: () => 'en' }),
  href: (to) => new URL(to.screen === 'room' ? `/rooms/${to.id}` : '/rooms', site).href,
  navigate: (to) => location.assign(host.href(to)),
  session,
  report: ({ type }) => {
    dataset.said = type
  },
}

const federation = createInstance({
  name: 'alpin_tours',
  remotes: [{ name: 'mf_rooms', entry: `${site}/releases/mf-rooms/mf-manifest.json` }],
})

const show = async () => {
  const loaded = await federation.loadRemote<{ widget: Widget }>('mf_rooms/room-list')
  const place = document.getElementById('rooms') as HTMLElement
  const mounted = loaded?.widget.mount(place, { props: {}, host })
  Object.assign(window, { mounted })
}

show().catch((cause: Error) => {
  dataset.refused = cause.message
})
