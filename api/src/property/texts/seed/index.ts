import type { ScreenContent, TextScreen } from '@calm-rest/contract/texts'
import about from './about.json' with { type: 'json' }
import brochure from './brochure.json' with { type: 'json' }
import contact from './contact.json' with { type: 'json' }
import home from './home.json' with { type: 'json' }
import location from './location.json' with { type: 'json' }
import manager from './manager.json' with { type: 'json' }
import partners from './partners.json' with { type: 'json' }
import privacy from './privacy.json' with { type: 'json' }
import reviews from './reviews.json' with { type: 'json' }
import rooms from './rooms.json' with { type: 'json' }
import services from './services.json' with { type: 'json' }
import site from './site.json' with { type: 'json' }
import terms from './terms.json' with { type: 'json' }
import writeReview from './write-review.json' with { type: 'json' }

/** First texts of the site: those of Calm Rest. */
export const firstTexts: Record<TextScreen, ScreenContent> = {
  site,
  home,
  about,
  location,
  services,
  manager,
  brochure,
  rooms,
  reviews,
  'write-review': writeReview,
  contact,
  partners,
  privacy,
  terms,
}
