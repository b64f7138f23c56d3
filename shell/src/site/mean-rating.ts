/**
 * The mean of all published reviews, as this page knows it: null where there is no review, undefined where it was not
 * asked for yet.
 */
export type MeanRating = number | null | undefined

/** Holds it for the screens that show it, so that a second visit need not begin without. */
export const createMeanRating = (first: MeanRating) => {
  let current = first
  /** Whether it came with the HTML of the page that is shown now. */
  let isFresh = first !== undefined
  return {
    read: () => current,
    learnt: (mean: number | null) => {
      current = mean
    },
    /** True once, where the HTML brought it: nobody has to ask for it then. */
    takeFresh: () => {
      const was = isFresh
      isFresh = false
      return was
    },
  }
}

export type MeanRatingStore = ReturnType<typeof createMeanRating>
