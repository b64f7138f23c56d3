import { type ClientOptions, createCalls } from '@calm-rest/client'
import type { BackendIdentityRequest, BackendToken, Receipt, Result } from '@calm-rest/contract/api'
import { askGuest } from './ask-guest.tsx'

const hasNotAgreed = (result: Result<unknown>) =>
  !result.ok && result.failure.kind === 'api' && result.failure.code === 'backend_not_agreed'

/** Browsers that cannot tell ask as after a press. */
const isPressed = () => (navigator.userActivation as UserActivation | undefined)?.isActive ?? true

/** One dialog at a time. */
let asking: Promise<unknown> = Promise.resolve()

/**
 * A token that tells a backend who the guest is. Where the guest has not agreed yet, a dialog asks, but only after a
 * press: no page opens with a question. The API remembers the answer if the guest agrees.
 */
export const askGuestToken = async (
  options: ClientOptions,
  remote: string,
  backend: string,
  showQuestion = askGuest,
): Promise<Result<string>> => {
  const mayAsk = isPressed()
  const { own } = createCalls(options)
  const issue = async (): Promise<Result<string>> => {
    const issued = await own.post<BackendToken>('me/backend-tokens', { remote, backend })
    return issued.ok ? { ok: true, value: issued.value.token } : issued
  }

  const ask = async (refused: Result<string>): Promise<Result<string>> => {
    const wanted = await own.call<BackendIdentityRequest>(`me/backend-consents/${remote}/${backend}`)
    if (!wanted.ok) return wanted
    // another widget may have asked meanwhile
    if (wanted.value.agreed) return issue()
    const { scopes } = wanted.value
    const agree = () => own.post<Receipt>('me/backend-consents', { remote, backend, scopes })
    return (await showQuestion(wanted.value, options.lang(), agree)) ? issue() : refused
  }

  const first = await issue()
  if (!mayAsk || !hasNotAgreed(first)) return first
  const asked = asking.then(() => ask(first))
  asking = asked.catch(() => {})
  return asked
}
