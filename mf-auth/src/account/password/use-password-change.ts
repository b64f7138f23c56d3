import type { Receipt } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { useForm } from '@calm-rest/ui/form'
import { checkPasswords } from '../../register/use-registration.ts'

/** A password goes as it was typed, spaces and all. */
const typed = (data: FormData, field: string) => String(data.get(field) ?? '')

export const usePasswordChange = (hasPassword: boolean, onSet: () => void) => {
  const { api } = useHost()
  return useForm<Receipt, 'passwords_differ'>({
    check: checkPasswords,
    send: (data) =>
      api.me.changePassword({
        ...(hasPassword && { currentPassword: typed(data, 'currentPassword') }),
        password: typed(data, 'password'),
      }),
    onSent: onSet,
    alsoClears: { password: 'confirmPassword' },
  })
}
