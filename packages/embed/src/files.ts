/** Files for partners: name on the site, and path in this package. */
export const partnerFiles = {
  'CHANGELOG.md': 'CHANGELOG.md',
  'custom-elements.json': 'custom-elements.json',
  'calm-rest.d.ts': 'types/calm-rest.d.ts',
  'calm-rest-react.d.ts': 'types/calm-rest-react.d.ts',
  'calm-rest-vue.d.ts': 'types/calm-rest-vue.d.ts',
} as const

export type PartnerFile = keyof typeof partnerFiles
