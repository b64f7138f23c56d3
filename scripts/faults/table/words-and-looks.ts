import type { Fault } from '../fault.ts'

/** Faults of languages, colours and measures. */
export const wordAndLookFaults: readonly Fault[] = [
  {
    id: 'german-missing',
    what: 'a word of the booking form is missing in German',
    test: 'scripts/words/words.test.ts',
    file: 'mf-booking/src/locales/de.json',
    find: '    "checkOut": "Abreise",\n    "guests": "Gäste",',
    replace: '    "guests": "Gäste",',
  },
  {
    id: 'chinese-english',
    what: 'a text of the home page is English on the Chinese page',
    test: 'scripts/words/words.test.ts',
    file: 'shell/src/locales/zh.json',
    find: '"more": "我们的故事"',
    replace: '"more": "Our story"',
  },
  {
    id: 'contrast-light',
    what: 'what is said about the guest of a review is too pale to read on a light page',
    test: 'packages/ui/src/base/colours.test.ts',
    file: 'mf-reviews/src/review-list/review.module.css',
    find: '.soft {\n  color: var(--cr-text-soft);',
    replace: '.soft {\n  color: light-dark(#8d9490, #cfe5df);',
  },
  {
    id: 'contrast-dark',
    what: 'the description of a room is too dark to read on a dark page',
    test: 'packages/ui/src/base/colours.test.ts',
    file: 'mf-rooms/src/room-card/room-card.module.css',
    find: '  min-block-size: 3lh;\n  color: var(--cr-text-soft);',
    replace: '  min-block-size: 3lh;\n  color: light-dark(#4b5a5e, #4f6a72);',
  },
  {
    id: 'layout-shift',
    what: "the text of 'About' moves when its picture comes",
    test: 'e2e/sweep/sweep-screens.browser.test.ts',
    file: 'shell/src/sections/property-picture.tsx',
    find: '      width={width}\n      height={height}\n',
    replace: '      decoding="async"\n',
  },
  {
    id: 'overflow',
    what: 'the German title of the booking form is wider than a phone',
    test: 'e2e/sweep/sweep-screens.browser.test.ts',
    file: 'mf-booking/src/book/booking-screen.module.css',
    find: '.lead {\n',
    replace: '.head > :first-child {\n  white-space: nowrap;\n}\n\n.lead {\n',
  },
]
