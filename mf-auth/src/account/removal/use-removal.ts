import type { Account, Receipt } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { textOf, useForm } from '@calm-rest/ui/form'

/** Deletes the account, proved by its password or by its address typed again, and signs out. */
export const useRemoval = ({ hasPassword }: Account) => {
  const { api, session, report } = useHost()
  return useForm<Receipt>({
    send: async (data) => {
      const result = await api.me.remove(
        hasPassword ? { password: String(data.get('password') ?? '') } : { email: textOf(data, 'email') },
      )
      if (result.ok) {
        report({ type: 'account-removed' })
        await session.signOut()
      }
      return result
    },
  })
}
