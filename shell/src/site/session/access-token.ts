export interface AccessToken {
  token: string
  /** Milliseconds since 1970, by the clock of this device. */
  until: number
}

/** A token is not used in its last milliseconds, since the call would arrive too late. */
const marginMs = 5_000

/** The access token of this tab. It lives in this closure and nowhere else. */
export const createAccessToken = () => {
  let held: AccessToken | undefined
  let refused: string | undefined
  return {
    /** Ignores a token that the API refused here: another tab may still offer it. */
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
