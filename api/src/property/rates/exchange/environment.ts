import { z } from 'zod'

export const exchangeVariables = {
  /** Reference rates in the format of the European Central Bank. The site fetches them, never a browser. */
  EXCHANGE_RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
}
