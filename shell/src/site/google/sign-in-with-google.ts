import type { LoginReceipt, Result, SessionApi } from '@calm-rest/contract/api'
import type { GoogleRefusal, Lang } from '@calm-rest/contract/widget'
import { openGoogle } from './open-google.ts'

interface SignInWithGoogle {
  session: Pick<SessionApi, 'google'>
  lang: Lang
  window: Window
}

/** As any sign-in, or what went wrong in Google's window. */
export type GoogleReceipt = Result<LoginReceipt> | GoogleRefusal

/** The whole way: Google's window, then the call that its proof makes good. Call it within a click. */
export const signInWithGoogle = async ({
  session,
  lang,
  window,
}: SignInWithGoogle): Promise<GoogleReceipt> => {
  const how = await openGoogle({ lang, window })
  return how.ok
    ? session.google(how.profile)
    : { ok: false, failure: { kind: 'google', problem: how.problem } }
}
