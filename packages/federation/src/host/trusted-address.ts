/** Types of Trusted Types (https://www.w3.org/TR/trusted-types/) that TypeScript lacks. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

const policy = trustedTypes?.createPolicy('calm-rest', { createScriptURL: (address) => address })

/**
 * The address of a script in the form that a page with Trusted Types accepts. The Content-Security-Policy
 * limits the origins, and the hash beside the address the content.
 */
export const trustedAddress = (address: string): string => policy?.createScriptURL(address) ?? address
