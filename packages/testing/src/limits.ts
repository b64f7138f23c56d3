/** Time limit of a step of a test in milliseconds: it only ends hung steps and measures no speed. */
export const stepTimeoutMs = 20_000
