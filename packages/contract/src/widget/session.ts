import type { Result } from '../api/index.ts'

/** Who is signed in, as far as a page may know. */
export interface SessionUser {
  id: string
  firstName: string
  lastName: string
  email: string
  country: string
}

export interface Credentials {
  email: string
  password: string
  /** 'Remember Me': 30 days instead of 12 hours. */
  remember: boolean
}

/** Sign-in belongs to the host: a widget asks and never sees a token. */
export interface SessionPort {
  current(): SessionUser | undefined
  /** Calls back after every sign-in and sign-out; answers the way to stop. */
  subscribe(listener: () => void): () => void
  signIn(credentials: Credentials): Promise<Result<SessionUser>>
  signOut(): Promise<void>
}
