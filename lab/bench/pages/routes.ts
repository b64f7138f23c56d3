/** A page to measure, and a control on it that a guest would press. */
export interface BenchRoute {
  name: string
  path: string
  control: {
    what: string
    /** Selector of the control. */
    selector: string
    /** Selector of elements whose number, text or scroll position changes by the press. */
    state: string
  }
}

/** The first month in sight. A calendar that is not hydrated yet holds one more, and says whether it is turned to it. */
export const shownMonths = [
  ':not([data-held]) > * > [role=grid]',
  ':not([data-turned]) > [data-held] > :nth-child(1) > [role=grid]',
  '[data-turned] > [data-held] > :nth-child(2) > [role=grid]',
].join()

export const benchRoutes: readonly BenchRoute[] = [
  {
    name: 'home',
    path: '/',
    control: {
      what: 'the menu opens',
      selector: 'header button[aria-expanded]',
      state: 'header button[aria-expanded=true]',
    },
  },
  {
    name: 'rooms',
    path: '/rooms',
    control: {
      what: 'a category is chosen',
      selector: '[role=tab][aria-selected=false]',
      state: '[role=tab][aria-selected=true]',
    },
  },
  {
    name: 'room',
    path: '/rooms/lighthouse-suite',
    control: {
      what: 'the next picture shows',
      selector: '[aria-label="Next picture"]',
      state: '[data-row]',
    },
  },
  {
    name: 'book',
    path: '/book?room=lighthouse-suite&guests=2',
    control: {
      what: 'the next month shows',
      selector: '[aria-label="Next month"]',
      state: shownMonths,
    },
  },
]
