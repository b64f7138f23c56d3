/** Seeded numbers (mulberry32), so that every run draws the same picture. */
export interface Random {
  next(): number
  between(low: number, high: number): number
}

const seedOf = (text: string): number => {
  let hash = 2166136261
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}

export const createRandom = (name: string): Random => {
  let state = seedOf(name)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return { next, between: (low, high) => low + (high - low) * next() }
}
