import { type ComponentType, lazy } from 'react'

interface LazyScreen {
  Component: ComponentType
  /** Fetches the code before the visit. */
  prefetch: () => Promise<unknown>
}

/** Screens whose code could not be fetched. */
const failed = new Set<() => void>()

/** A screen whose code is fetched when somebody goes there. */
const screen = (load: () => Promise<ComponentType>): LazyScreen => {
  const begin = () => {
    self.Component = lazy(async () => ({
      default: await load().catch((cause: unknown) => {
        failed.add(begin)
        throw cause
      }),
    }))
  }
  const self = { prefetch: load } as LazyScreen
  begin()
  return self
}

/** React keeps the failure of a component's code for good: the screens that failed begin anew, with the next visit. */
export const forgetFailedScreens = () => {
  for (const begin of failed) begin()
  failed.clear()
}

/** The long screens: their code is not in the first load. */
export const lazyScreens = {
  home: screen(async () => (await import(/* webpackChunkName: "screen-home" */ './home/home.tsx')).Home),
  about: screen(async () => (await import(/* webpackChunkName: "screen-about" */ './about/about.tsx')).About),
  location: screen(
    async () => (await import(/* webpackChunkName: "screen-location" */ './location/location.tsx')).Location,
  ),
  services: screen(
    async () => (await import(/* webpackChunkName: "screen-services" */ './services/services.tsx')).Services,
  ),
  contact: screen(
    async () => (await import(/* webpackChunkName: "screen-contact" */ './contact/contact.tsx')).Contact,
  ),
  profile: screen(
    async () => (await import(/* webpackChunkName: "screen-profile" */ './profile/profile.tsx')).Profile,
  ),
  manager: screen(
    async () => (await import(/* webpackChunkName: "screen-manager" */ './manager/manager.tsx')).Manager,
  ),
  brochure: screen(
    async () => (await import(/* webpackChunkName: "screen-brochure" */ './brochure/brochure.tsx')).Brochure,
  ),
  privacy: screen(
    async () => (await import(/* webpackChunkName: "screen-privacy" */ './privacy/privacy.tsx')).Privacy,
  ),
  terms: screen(async () => (await import(/* webpackChunkName: "screen-terms" */ './terms/terms.tsx')).Terms),
  imprint: screen(
    async () => (await import(/* webpackChunkName: "screen-terms" */ './imprint/imprint.tsx')).Imprint,
  ),
  partners: screen(
    async () => (await import(/* webpackChunkName: "screen-partners" */ './partners/partners.tsx')).Partners,
  ),
  'remote-route': screen(
    async () =>
      (await import(/* webpackChunkName: "screen-remote-route" */ './remote-route/remote-route.tsx'))
        .RemoteRoute,
  ),
  'widget-page': screen(
    async () =>
      (await import(/* webpackChunkName: "screen-widget-page" */ './widget-page/widget-page.tsx')).WidgetPage,
  ),
} as const

export type LazyScreenName = keyof typeof lazyScreens

export const isLazy = (name: string): name is LazyScreenName => name in lazyScreens
