import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

interface Entry {
  payload: AdapterPayload
  expiresAtMs: number
}

/** Storage of the provider's sessions and codes, for the life of the process. */
export const createMemory = (): AdapterFactory => {
  const entries = new Map<string, Entry>()

  return (model): Adapter => {
    const keyOf = (id: string) => `${model} ${id}`
    const find = (id: string) => {
      const found = entries.get(keyOf(id))
      return found && found.expiresAtMs > Date.now() ? found.payload : undefined
    }
    const findBy = (field: 'uid' | 'userCode', value: string) =>
      [...entries].find(([key, { payload }]) => key.startsWith(`${model} `) && payload[field] === value)?.[1]
        .payload
    return {
      upsert: async (id, payload, expiresIn) => {
        for (const [key, { expiresAtMs }] of entries) if (expiresAtMs <= Date.now()) entries.delete(key)
        entries.set(keyOf(id), {
          payload,
          expiresAtMs: Date.now() + (expiresIn ?? Number.POSITIVE_INFINITY) * 1000,
        })
      },
      find: async (id) => find(id),
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (code) => findBy('userCode', code),
      consume: async (id) => {
        const payload = find(id)
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => void entries.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key)
      },
    }
  }
}
