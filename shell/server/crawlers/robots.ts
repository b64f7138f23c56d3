import { isIndexed } from '../../src/routes/indexed.ts'
import { screens } from '../../src/routes/screens.ts'

/** Allows everything except the steps of a visit. */
export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    'Allow: /',
    ...screens
      .filter((screen) => !isIndexed(screen) && screen.name !== 'not-found')
      .map(({ path }) => `Disallow: ${path.split(':')[0]}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
