import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

/** Units of each currency for one euro. */
export type ExchangeRates = ReadonlyMap<string, number>

const base = 'EUR'

const document = z.object({
  Envelope: z.object({
    Cube: z.object({
      Cube: z.object({
        Cube: z.array(z.object({ currency: z.string(), rate: z.coerce.number().positive() })).max(500),
      }),
    }),
  }),
})

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', removeNSPrefix: true })

/**
 * Parses the daily reference rates of the European Central Bank: units of each currency for one euro.
 *
 * @throws Error if the text has another format.
 */
export const readReferenceRates = (xml: string): ExchangeRates => {
  const perEuro = new Map([[base, 1]])
  for (const { currency, rate } of document.parse(parser.parse(xml)).Envelope.Cube.Cube.Cube)
    perEuro.set(currency, rate)
  return perEuro
}
