/** A section of the front desk, with the item that it opens at. */
export interface DeskPlace {
  section: string
  /** A stay. */
  reference?: string | undefined
  /** A guest's message, or a review. */
  message?: number | undefined
  review?: string | undefined
  /** A room, its unit and a night. */
  room?: string | undefined
  unit?: number | undefined
  night?: string | undefined
  /** A screen of the site, with its texts. */
  screen?: string | undefined
  /** An amenity, or a rule of the rates as `plans/standard`. */
  amenity?: string | undefined
  rule?: string | undefined
  /** Language of a missing text: its first field gets the focus. */
  missing?: string | undefined
}

/** Path of a place at the front desk. Links in mails, push messages and the desk itself all lead there. */
export const deskPath = ({ section, ...items }: DeskPlace): string => {
  const given = Object.entries(items).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return `/desk/${section}${search.size > 0 ? `?${search}` : ''}`
}
