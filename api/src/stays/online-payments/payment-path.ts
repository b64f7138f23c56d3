/** Path of a guest's payment page. */
export const paymentPath = (secret: string): string => `/pay/${secret}`
