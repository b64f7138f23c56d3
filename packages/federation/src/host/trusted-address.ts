/** Trusted Types (https://www.w3.org/TR/trusted-types/) as far as TypeScript lacks them. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

const policy = trustedTypes?.createPolicy('calm-rest', { createScriptURL: (address) => address })

/**
 * The address of a script as a page takes it whose policy asks for Trusted Types. From where a script may come, and
 * with which bytes, its Content-Security-Policy and the hash beside the address say.
 */
export const trustedAddress = (address: string): string => policy?.createScriptURL(address) ?? address
