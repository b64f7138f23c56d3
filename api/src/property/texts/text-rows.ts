import { isTextScreen, type StoredTexts } from '@calm-rest/contract/texts'

/** A section of the texts that the owner writes. */
export interface TextRow {
  /** `screen/section` */
  name: string
  /** JSON of a `TextContent`. */
  content: string
}

/** Name of a section's row. */
export const rowName = (screen: string, section: string) => `${screen}/${section}`

/** The sections of rows; those of later code are left out. */
export const toTexts = (rows: readonly TextRow[]): StoredTexts => {
  const stored: StoredTexts = {}
  for (const { name, content } of rows) {
    const [screen = '', section = ''] = name.split('/')
    if (isTextScreen(screen)) stored[screen] = { ...stored[screen], [section]: JSON.parse(content) }
  }
  return stored
}
