/** Longest that one step of a test may take, in milliseconds: it only ends what hangs, and tells nothing of speed. */
export const stepTimeoutMs = 20_000
