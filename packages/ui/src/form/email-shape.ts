/** Spares a trip for what is plainly no address: browsers let `ruth@example` pass. The API decides. */
export const isEmailShaped = (value: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(value.trim())
