import type { Result } from '../api/index.ts'

/** The signed-in guest, with the data that a page may have. */
export interface SessionUser {
  id: string
  firstName: string
  lastName: string
  email: string
  /** Empty for guests who signed in by Google and have not given it. */
  country: string
  emailConfirmed: boolean
}

export interface Credentials {
  email: string
  password: string
  /** 'Remember Me': 30 days instead of 12 hours. */
  remember: boolean
}

/** Why signing in by Google did not succeed. */
export type GoogleProblem =
  /** The browser blocked the window. */
  | 'popup_blocked'
  /** The visitor closed the window. */
  | 'popup_closed'
  /** The visitor declined at Google, or started a second attempt. */
  | 'cancelled'
  /** This origin is not registered with Google. */
  | 'wrong_domain'
  /** Google could not be reached. */
  | 'network'
  /**
   * The response is no valid proof: too late, for another site, or an address that Google has not verified.
   */
  | 'refused'

export type GoogleSignIn =
  | Result<SessionUser>
  | { ok: false; failure: { kind: 'google'; problem: GoogleProblem } }

/** Sign-in is the host's: a widget requests it and never sees a token. */
export interface SessionPort {
  /** The signed-in guest, as far as this page knows without a request. */
  current(): SessionUser | undefined
  /**
   * Calls back after every sign-in and sign-out, also in other tabs. Returns a function that unsubscribes.
   */
  subscribe(listener: () => void): () => void
  signIn(credentials: Credentials): Promise<Result<SessionUser>>
  /** Opens Google's window; call it within a click, or the browser blocks it. */
  signInWithGoogle(): Promise<GoogleSignIn>
  signOut(): Promise<void>
  /** Notifies the host, and through it every tab, that the guest's details have changed. */
  changed(user: SessionUser): void
}
