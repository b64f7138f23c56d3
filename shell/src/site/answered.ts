import type { Submitted } from '@calm-rest/contract/widget'

/** What came of the shell's own form, where the page answers one: for the screen that the page came with, and no later one. */
export const createAnswered = (submitted: Submitted | undefined) => {
  let current = submitted
  return {
    look: () => current,
    seen: () => {
      current = undefined
    },
  }
}

export type Answered = ReturnType<typeof createAnswered>
