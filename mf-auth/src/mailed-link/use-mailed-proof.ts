import type { Failure, Result } from '@calm-rest/contract/api'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'

/** Proof that the guest read the mail, in the API's form. */
type MailedProof = { token: string } | { email: string; code: string }

/** Only a part of the token arrived. */
const isLinkCut = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.body.fields?.some(({ field }) => field === 'token') === true

/** The token of a mail's link, or the code beside it if the token is missing or incomplete. */
export const useMailedProof = (token: string) => {
  const [isByCode, setIsByCode] = useState(token === '')
  const sendWith = async <Value>(
    data: FormData,
    send: (proof: MailedProof) => Promise<Result<Value>>,
  ): Promise<Result<Value>> => {
    const result = await send(
      isByCode ? { email: textOf(data, 'email'), code: textOf(data, 'code') } : { token },
    )
    if (!result.ok && isLinkCut(result.failure)) setIsByCode(true)
    return result
  }
  return { isByCode, sendWith }
}
