import type { OwnScreenName } from '@calm-rest/shell/screens'
import { has, type Shown, says, writes } from './shown.fixture.ts'

interface ScreenView {
  /** Address, where the screen's path has a parameter. */
  path?: string
  /** Content that no other page shows, with that of its widgets. */
  shows: readonly [Shown, ...Shown[]]
}

const screen = (name: string) => `shell/src/screens/${name}`

/** Every screen in its first state, with the proof that it is complete: a screen without a row does not compile. */
export const screenViews: Readonly<Record<OwnScreenName, ScreenView>> = {
  home: {
    shows: [
      writes('home.hero.title'),
      writes('home.closing.title'),
      has('main li:nth-of-type(3) a[href^="/rooms/"]'),
    ],
  },
  rooms: {
    shows: [
      says('mf-rooms/src', 'list.count_other', { values: { count: 13 } }),
      has('main li:nth-of-type(13) h2'),
    ],
  },
  room: {
    path: '/rooms/lighthouse-suite',
    shows: [says('mf-rooms/src', 'detail.about'), says('mf-rooms/src', 'detail.cancellationRule')],
  },
  about: { shows: [writes('about.story.title'), writes('about.manager.link')] },
  location: {
    shows: [has('main img[src="/art/map.svg"]'), writes('location.near.items.2.name')],
  },
  services: { shows: [writes('services.included.items.0.title')] },
  reviews: {
    shows: [says('mf-reviews/src', 'list.count_other'), has('main article:nth-of-type(1) blockquote')],
  },
  'write-review': { shows: [says('mf-reviews/src', 'write.submit'), has('main [name=stayDuration]')] },
  contact: { shows: [says(screen('contact'), 'form.send'), has('main [name=message]')] },
  profile: { shows: [says(screen('profile'), 'out.title')] },
  manager: { shows: [writes('manager.philosophy.title')] },
  brochure: { shows: [writes('brochure.sections.items.3.title'), says(screen('brochure'), 'print')] },
  privacy: { shows: [says(screen('privacy'), 'parts.browser.title')] },
  terms: { shows: [says(screen('terms'), 'parts.cancellation.title')] },
  imprint: { shows: [says(screen('imprint'), 'parts.operator')] },
  partners: { shows: [says(screen('partners'), 'snippet.lead'), has('main pre')] },
  book: {
    shows: [says('mf-booking/src', 'submit.idle'), has('main [name=roomType]:has(option:nth-child(13))')],
  },
  booking: { shows: [says('mf-booking/src', 'find.lead')] },
  login: { shows: [says('mf-auth/src', 'login.subtitle', { within: 'body' }), has('[name=password]')] },
  register: {
    shows: [says('mf-auth/src', 'register.subtitle', { within: 'body' }), has('[name=confirmPassword]')],
  },
  'widget-page': {
    path: '/widgets/mf-rooms/featured-rooms',
    shows: [
      says(screen('widget-page'), 'instance', { values: { number: 2 } }),
      has('[data-instance="1"] a[href*="/rooms/"]'),
      has('[data-instance="2"] a[href*="/rooms/"]'),
    ],
  },
  'forgot-password': { shows: [says('mf-auth/src', 'forgot.submit', { within: 'body' })] },
  'reset-password': { shows: [says('mf-auth/src', 'mailedCode.label', { within: 'body' })] },
  'confirm-email': { shows: [says('mf-auth/src', 'mailedCode.label', { within: 'body' })] },
  'not-found': { shows: [says('shell/src', 'notFound.text', { within: 'body' })] },
}
