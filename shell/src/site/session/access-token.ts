export interface AccessToken {
  token: string
  /** Milliseconds since 1970, by the clock of this device. */
  until: number
}

/** So long before its end a token is not begun with any more: a call takes its time. */
const marginMs = 5_000

/** The access token of this tab. It lives in this closure and nowhere else. */
export const createAccessToken = () => {
  let held: AccessToken | undefined
  let refused: string | undefined
  return {
    /** One that was refused here may still be offered by another tab, which does not know yet. */
    take: (next: AccessToken | undefined) => {
      if (next && next.token !== refused) held = next
    },
    usable: (): AccessToken | undefined => (held && held.until - marginMs > Date.now() ? held : undefined),
    refuse: (token: string) => {
      refused = token
      if (held?.token === token) held = undefined
    },
    drop: () => {
      held = undefined
    },
  }
}

export type AccessTokenHolder = ReturnType<typeof createAccessToken>
