/** A page that is measured, and something on it that a guest would press. */
export interface BenchRoute {
  name: string
  path: string
  control: {
    what: string
    /** What is pressed. */
    selector: string
    /** An expression for what pressing it changes. */
    state: string
  }
}

export const benchRoutes: readonly BenchRoute[] = [
  {
    name: 'home',
    path: '/',
    control: {
      what: 'the menu opens',
      selector: 'header button[aria-expanded]',
      state: "document.querySelector('header button[aria-expanded]')?.ariaExpanded",
    },
  },
  {
    name: 'rooms',
    path: '/rooms',
    control: {
      what: 'a category is chosen',
      selector: '[role=tab][aria-selected=false]',
      state: "document.querySelector('[role=tab][aria-selected=true]')?.textContent",
    },
  },
  {
    name: 'room',
    path: '/rooms/lighthouse-suite',
    control: {
      what: 'the next picture shows',
      selector: '[aria-label="Next picture"]',
      state: 'document.querySelector(\'[aria-label="Next picture"] ~ [role=status]\')?.textContent',
    },
  },
  {
    name: 'book',
    path: '/book?room=lighthouse-suite&guests=2',
    control: {
      what: 'the calendar opens',
      selector: '[aria-label="Open the calendar"]',
      state: "document.querySelectorAll('[role=grid]').length",
    },
  },
]
