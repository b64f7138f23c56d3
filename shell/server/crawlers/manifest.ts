import type { PropertyFacts } from '@calm-rest/contract/api'
import { surfaceColors } from '../head/theme-colors.ts'
import { iconsOf, themeColorsOf } from '../look/page-look.ts'

/** Web app manifest of the site. */
export const webManifest = ({ name, look }: Pick<PropertyFacts, 'name' | 'look'>) => ({
  name,
  short_name: name,
  start_url: '/',
  scope: '/',
  // minimal-ui: the site has no back button of its own
  display: 'minimal-ui',
  theme_color: themeColorsOf(look).light,
  background_color: surfaceColors.light,
  icons: [
    { src: iconsOf(look).icon192, sizes: '192x192', type: 'image/png' },
    { src: iconsOf(look).icon512, sizes: '512x512', type: 'image/png' },
  ],
})
