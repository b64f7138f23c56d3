import type { BackendErrorCode } from '@calm-rest/contract/backends'

interface BackendFailedOptions extends ErrorOptions {
  isUnreachable?: boolean
}

/** A request that no backend answers: it was refused, or the backend failed. The message is for the team. */
export class BackendFailed extends Error {
  override readonly name = 'BackendFailed'
  readonly code: BackendErrorCode
  /** Whether there was no connection, so that it would be the same for every request. */
  readonly isUnreachable: boolean

  constructor(code: BackendErrorCode, message: string, options: BackendFailedOptions = {}) {
    super(message, options)
    this.code = code
    this.isUnreachable = options.isUnreachable ?? false
  }
}
