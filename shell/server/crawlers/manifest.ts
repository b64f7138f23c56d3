import type { PropertyFacts } from '@calm-rest/contract/api'
import { surfaceColors, themeColors } from '../head/theme-colors.ts'

/** Web app manifest of the site. */
export const webManifest = ({ name }: Pick<PropertyFacts, 'name'>) => ({
  name,
  short_name: name,
  start_url: '/',
  scope: '/',
  // minimal-ui: the site has no back button of its own
  display: 'minimal-ui',
  theme_color: themeColors.light,
  background_color: surfaceColors.light,
  icons: [192, 512].map((size) => ({
    src: `/art/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })),
})
