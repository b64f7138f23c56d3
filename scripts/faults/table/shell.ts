import type { Fault } from '../fault.ts'

/** Faults of the page around the widgets, and of its data for search engines. */
export const shellFaults: readonly Fault[] = [
  {
    id: 'shell-void',
    what: "the shell's script runs and does nothing",
    test: 'shell/src/screens/home/home.browser.test.ts',
    file: 'shell/src/main.ts',
    find: 'takeLinkToken()\nvoid run()',
    replace: 'void takeLinkToken\nvoid run',
  },
  {
    id: 'hydration-off',
    what: 'a page that came as HTML is never hydrated',
    test: 'shell/src/screens/home/home.browser.test.ts',
    file: 'shell/src/start.tsx',
    find: 'hydrateRoot(container, page)',
    replace: 'void [hydrateRoot, page]',
  },
  {
    id: 'composition-header',
    what: 'calls of the API do not say which releases the page shows',
    test: 'e2e/guest.browser.test.ts',
    file: 'shell/src/start.tsx',
    find: "headers: () => ({ 'X-Composition': federation.compositionId() }),",
    replace: 'headers: () => ({}),',
  },
  {
    id: 'view-all',
    what: "'View all' of the home page does not lead to the rooms",
    test: 'shell/src/screens/home/home.browser.test.ts',
    file: 'shell/src/screens/home/use-view-all.ts',
    find: 'navigate(pathname + search)',
    replace: "navigate('/')",
  },
  {
    id: 'menu-escape',
    what: 'Escape does not close the menu of a phone',
    test: 'shell/src/layout/layout.browser.test.ts',
    file: 'shell/src/layout/header/use-menu.ts',
    find: "event.key !== 'Escape'",
    replace: "event.key !== 'Esc'",
  },
  {
    id: 'contact-banner',
    what: 'a message that was sent is not thanked for',
    test: 'shell/src/screens/contact/contact.browser.test.ts',
    file: 'shell/src/screens/contact/message-form.tsx',
    find: '{sent && (\n',
    replace: '{sent && failed && (\n',
  },
  {
    id: 'hreflang',
    what: 'a page does not name its Chinese version',
    test: 'shell/server/head/head.test.ts',
    file: 'shell/src/head/page-addresses.ts',
    find: '  ...languages.map((lang) => ({ hreflang: lang, href: pageAddress(origin, path, lang, languages) })),',
    replace: [
      '  ...languages',
      "    .filter((lang) => lang !== 'zh')",
      '    .map((lang) => ({ hreflang: lang, href: pageAddress(origin, path, lang, languages) })),',
    ].join('\n'),
  },
  {
    id: 'script-injection',
    what: 'a stored text can end the script element that carries the data of a page',
    test: 'shell/server/create-site.test.ts',
    file: 'shell/server/html/inline-json.ts',
    find: "json.replaceAll('<', '\\\\u003c')",
    replace: "json.replaceAll('<!--', '\\\\u003c!--')",
  },
]
