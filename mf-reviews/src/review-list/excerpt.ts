import { limits } from '@calm-rest/contract/limits'

/** The beginning of a long text; undefined if the text is short enough to be shown whole. */
export const excerptOf = (text: string, maxChars: number = limits.reviewExcerptChars): string | undefined => {
  // by code points, so that no emoji is cut in half
  const characters = [...text]
  return characters.length > maxChars ? characters.slice(0, maxChars).join('') : undefined
}
