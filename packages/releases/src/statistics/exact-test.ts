/** `hits` out of `of`. */
export interface Share {
  hits: number
  of: number
}

/** Natural logarithms of the factorials of 0, 1, 2 …; extended on demand. */
const logs = [0]

const logFactorial = (n: number): number => {
  for (let next = logs.length; next <= n; next += 1) logs.push((logs[next - 1] ?? 0) + Math.log(next))
  return logs[n] ?? 0
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/**
 * Probability that a share exceeds `beside` at least this much by chance: Fisher's exact test, one-sided. It
 * is exact for the smallest counts, where a test of proportions is not.
 */
export const moreByChance = (share: Share, beside: Share): number => {
  const hits = share.hits + beside.hits
  const all = logChoose(share.of + beside.of, hits)
  let sum = 0
  for (let ours = share.hits; ours <= Math.min(hits, share.of); ours += 1) {
    const theirs = hits - ours
    if (theirs <= beside.of) sum += Math.exp(logChoose(share.of, ours) + logChoose(beside.of, theirs) - all)
  }
  return Math.min(1, sum)
}
