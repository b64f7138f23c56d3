import { vi } from 'vitest'

const bytes = new Uint8Array([1]).buffer

const credential = (response: object) => ({
  id: 'AQ',
  rawId: bytes,
  type: 'public-key',
  response: { clientDataJSON: bytes, ...response },
  getClientExtensionResults: () => ({}),
})

/** Gives the browser a device that makes and uses passkeys, until globals are unstubbed; `isRefused`: its person does not want to. */
export const stubPasskeys = (isRefused = false): void => {
  const answered = (response: object) => async () => (isRefused ? null : credential(response))
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', {
    credentials: {
      get: answered({ authenticatorData: bytes, signature: bytes }),
      create: answered({ attestationObject: bytes }),
    },
  })
}

/** Options as the API writes them, for both. */
export const passkeyOptions = {
  challenge: 'AQ',
  user: { id: 'AQ', name: 'Amal', displayName: 'Amal' },
} as never
