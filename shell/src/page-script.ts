/** A script that a page needs, as its HTML lists it. One that `runs` does so by itself, the others are fetched ahead for it. */
export interface PageScript {
  address: string
  integrity: string
  runs?: true
}
