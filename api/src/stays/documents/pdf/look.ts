/** How large everything is; below 1 so that a long document still has one page. */
export interface Look {
  scale: number
  accent: string
}

export interface Place {
  /** Where the next part begins. */
  y: number
}
