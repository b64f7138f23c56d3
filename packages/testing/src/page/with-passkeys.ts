import type { Page } from 'playwright-core'

/** A device's built-in authenticator, or an external key; one of them is connected at a time. */
export interface PasskeyDevice {
  /** From now on only this one responds. */
  use: () => Promise<void>
}

/**
 * Adds a virtual authenticator that always verifies its user to a page, and further devices on demand; for
 * Chromium.
 */
export const withPasskeys = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const known: string[] = []
  const use = async (atHand: string) => {
    for (const authenticatorId of known) {
      const enabled = authenticatorId === atHand
      await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
    }
  }
  const add = async (transport: 'internal' | 'usb'): Promise<PasskeyDevice> => {
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport,
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    known.push(authenticatorId)
    await use(authenticatorId)
    return { use: () => use(authenticatorId) }
  }
  return { own: await add('internal'), plugIn: () => add('usb') }
}
