import { z } from 'zod'

export const exchangeVariables = {
  /** Reference rates in the form of the European Central Bank, fetched by the site and never by a browser. */
  EXCHANGE_RATES_URL: z.url({ protocol: /^https?$/ }).optional(),
}
