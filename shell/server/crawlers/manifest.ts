import { hotel } from '@calm-rest/contract/hotel'
import { surfaceColors, themeColors } from '../head/theme-colors.ts'

/** Web app manifest of the site. */
export const webManifest = {
  name: hotel.name,
  short_name: hotel.name,
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
}
