import { isFound } from '../../src/head/found.ts'
import { screens } from '../../src/screens/screens.ts'

/** Everything may be read but the steps of a visit. */
export const robotsText = (origin: string) =>
  [
    'User-agent: *',
    'Allow: /',
    ...screens
      .filter(({ name }) => !isFound(name) && name !== 'not-found')
      .map(({ path }) => `Disallow: ${path.split(':')[0]}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
