import type { BackendErrorCode } from '@calm-rest/contract/backends'

/** A request that no backend answers: it was refused, or the backend failed. The message is for the team. */
export class BackendFailed extends Error {
  override readonly name = 'BackendFailed'
  readonly code: BackendErrorCode

  constructor(code: BackendErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}
