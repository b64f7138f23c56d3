import type { Result } from '../api/index.ts'

/** The signed-in guest, as far as a page may know. */
export interface SessionUser {
  id: string
  firstName: string
  lastName: string
  email: string
  /** Empty where a guest came by Google and has not said it. */
  country: string
  emailConfirmed: boolean
}

export interface Credentials {
  email: string
  password: string
  /** 'Remember Me': 30 days instead of 12 hours. */
  remember: boolean
}

/** Why the way to Google and back did not come to an end. */
export type GoogleProblem =
  /** The browser let no window open. */
  | 'popup_blocked'
  /** The visitor closed the window. */
  | 'popup_closed'
  /** The visitor said no at Google, or began a second time. */
  | 'cancelled'
  /** This address of the site is none that Google was told of. */
  | 'wrong_domain'
  /** Google could not be reached. */
  | 'network'
  /** The answer proves nothing: too late, not for us, or an address that Google has not checked. */
  | 'refused'

export type GoogleSignIn =
  | Result<SessionUser>
  | { ok: false; failure: { kind: 'google'; problem: GoogleProblem } }

/** Sign-in belongs to the host: a widget asks and never sees a token. */
export interface SessionPort {
  /** The signed-in guest, as far as this page knows without a request. */
  current(): SessionUser | undefined
  /** Calls back after every sign-in and sign-out, those of other tabs too; answers the way to stop. */
  subscribe(listener: () => void): () => void
  signIn(credentials: Credentials): Promise<Result<SessionUser>>
  /** Opens Google's window; call it within a click, or the browser blocks it. */
  signInWithGoogle(): Promise<GoogleSignIn>
  signOut(): Promise<void>
  /** Tells the host, and by it every tab, that the guest's details are others now. */
  changed(user: SessionUser): void
}
