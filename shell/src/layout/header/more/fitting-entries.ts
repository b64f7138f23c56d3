/** Widths of the window from which the bar holds more entries, in CSS pixels. Keep with shell/server/document/menu-style.ts. */
export const barWidths = [1040, 1140, 1240, 1340, 1440] as const

/** Mean advance of a character in the bar's text, as a share of its size: a little above that of the site's fonts. */
const wideChar = 1
const broadChar = 0.86
const capital = 0.74
const narrowChar = 0.32
const plainChar = 0.55
/** Size of the bar's text, in pixels. */
const textPx = 15
/** Inline padding of an entry with the gap behind it. */
const besidesPx = 28
/** Logo, space at both sides and between the parts of the bar, padding of the button. */
const aroundPx = 360
/** The 'More' button's arrow. */
const arrowPx = 14

const charShare = (char: string) => {
  // Chinese
  if (char > '\u2e7f') return wideChar
  if (/[ijlft.,'I ]/.test(char)) return narrowChar
  if (/[mwMW]/.test(char)) return broadChar
  return /[A-ZÄÖÜ]/.test(char) ? capital : plainChar
}

const textWidth = (text: string) => [...text].reduce((width, char) => width + charShare(char) * textPx, 0)
const entryWidth = (label: string) => textWidth(label) + besidesPx

interface Bar {
  /** Labels of the property's own entries, and of its button. */
  own: readonly string[]
  book: string
  more: string
  /** Labels of remotes' entries, in order. */
  labels: readonly string[]
}

/**
 * How many entries of remotes stand in the bar at each of `barWidths`; 'More' has the others. It is reckoned from the
 * labels, so that server and browser come to the same without measuring.
 */
export const fittingEntries = ({ own, book, more, labels }: Bar): number[] => {
  const taken = own.reduce((sum, label) => sum + entryWidth(label), 0) + textWidth(book) + aroundPx
  return barWidths.map((width) => {
    let free = width - taken
    const all = labels.reduce((sum, label) => sum + entryWidth(label), 0)
    if (all <= free) return labels.length
    free -= entryWidth(more) + arrowPx
    let count = 0
    for (const label of labels) {
      free -= entryWidth(label)
      if (free < 0) break
      count += 1
    }
    return count
  })
}
