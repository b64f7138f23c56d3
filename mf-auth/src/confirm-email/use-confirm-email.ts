import type { ConfirmationReceipt } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { useForm } from '@calm-rest/ui/form'
import { renewSession } from '../mailed-link/renew-session.ts'

export const useConfirmEmail = (token: string) => {
  const host = useHost()
  return useForm<ConfirmationReceipt>({
    send: () => host.api.accounts.confirmEmail({ token }),
    onSent: () => void renewSession(host),
  })
}

export type EmailConfirmation = ReturnType<typeof useConfirmEmail>
