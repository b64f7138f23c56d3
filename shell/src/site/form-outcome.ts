import type { Submitted } from '@calm-rest/contract/widget'

/** Outcome of the shell's own form that this page answers: for the screen that the page came with, and no later one. */
export const createFormOutcome = (submitted: Submitted | undefined) => {
  let current = submitted
  return {
    read: () => current,
    clear: () => {
      current = undefined
    },
  }
}

export type FormOutcome = ReturnType<typeof createFormOutcome>
