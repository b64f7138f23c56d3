import { demoPartner } from '../alpin-tours/page.ts'

/** Partners who bring guests. The first has a page of its own beside a site on a developer's machine. */
export const seasonPartners = [
  demoPartner,
  { id: 'ceylon-slow-travel-demo', name: 'Ceylon Slow Travel (demo)' },
  { id: 'yu-journeys-demo', name: 'Yu Journeys (demo)' },
] as const

/** Campaigns by which their links are counted. */
export const campaigns = ['newsletter', 'spring-fair', 'surf-week']
