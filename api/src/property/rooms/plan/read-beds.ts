/** Kinds of beds that plans and scenes distinguish. */
export type BedKind = 'king' | 'queen' | 'double' | 'single' | 'bunk' | 'sofa bed' | 'day bed'

export interface Beds {
  kind: BedKind
  /** What stands around it. */
  posts?: 'four-poster' | 'canopy'
  count: number
}

/** Maximum number of beds of a kind in a room. A larger number is treated as a typing error. */
const most = 12

const numbers = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** More specific kinds first: a 'queen sofa bed' is a sofa bed. */
const words: readonly (readonly [RegExp, BedKind])[] = [
  [/\bbunk/, 'bunk'],
  [/\b(sofa|couch|pull-?out)/, 'sofa bed'],
  [/\bday ?beds?\b/, 'day bed'],
  [/\bking\b/, 'king'],
  [/\bqueen\b/, 'queen'],
  [/\bdouble\b/, 'double'],
  [/\b(single|twin)\b/, 'single'],
]

/**
 * Parses the beds of a room from its English text, such as '1 king bed and 2 single beds': one list for each way in
 * which the room can be made up ('1 queen bed or 2 single beds'). Returns undefined if a part of the text is not
 * understood, because an incomplete list would be wrong.
 */
export const readBeds = (text: string): readonly (readonly Beds[])[] | undefined => {
  const ways = text.toLowerCase().split(/\s+or\s+/)
  const read = ways.map((way) =>
    way
      .split(/\s*(?:,|&|\+|\band\b|\bplus\b)\s*/)
      .filter(Boolean)
      .map(readPart),
  )
  if (read.some((way) => way.length === 0 || way.includes(undefined))) return undefined
  return read as Beds[][]
}

const readPart = (part: string): Beds | undefined => {
  const [, number = '', name = ''] = /^(\d+|[a-z]+)(?:\s*[x×])?\s+(.+)$/.exec(part.trim()) ?? []
  const count = /^an?$/.test(number) ? 1 : Number(number) || numbers.indexOf(number)
  const kind = words.find(([word]) => word.test(name))?.[1]
  if (!kind || count < 1 || count > most) return undefined
  if (/four[- ]?poster/.test(name)) return { kind, posts: 'four-poster', count }
  return /canopy/.test(name) ? { kind, posts: 'canopy', count } : { kind, count }
}
