import type { Receipt } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { useForm } from '@calm-rest/ui/form'
import { renewSession } from '../mailed-link/renew-session.ts'
import { checkPasswords } from '../register/use-registration.ts'

export const useResetPassword = (token: string) => {
  const host = useHost()
  return useForm<Receipt, 'passwords_differ'>({
    check: checkPasswords,
    // a password goes as it was typed, spaces and all
    send: (data) => host.api.accounts.resetPassword({ token, password: String(data.get('password') ?? '') }),
    onSent: () => void renewSession(host),
    alsoClears: { password: 'confirmPassword' },
  })
}

export type PasswordReset = ReturnType<typeof useResetPassword>
