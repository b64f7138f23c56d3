/**
 * Imperceptible, and a page whose data is at hand is sent whole: its pictures are requested together with its
 * styles.
 */
const gatherMs = 20

/** Pieces that are ready at about the same time, as one; the others leave without waiting for a late one. */
export async function* joinPieces(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  const iterator = pieces[Symbol.asyncIterator]()
  let coming = iterator.next()
  let joined = ''
  for (;;) {
    const next = await (joined ? withinMoment(coming) : coming)
    if (next?.done === false) {
      joined += next.value
      coming = iterator.next()
      continue
    }
    if (joined) yield joined
    joined = ''
    if (next) return
  }
}

/** Undefined if it takes longer. */
const withinMoment = async <T>(coming: Promise<T>): Promise<T | undefined> => {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, gatherMs, undefined)
  })
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}
