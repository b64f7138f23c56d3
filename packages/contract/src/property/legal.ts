import type { LegalFacts } from '../schemas/legal-facts.ts'

const european = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')
const imprinted = new Set([...european, 'IS', 'LI', 'NO', 'CH', 'GB'])

/** Whether the law of a country (ISO 3166-1 alpha-2) asks a website for an imprint: EU, EEA, Switzerland, United Kingdom. */
export const needsImprint = (countryCode: string): boolean => imprinted.has(countryCode)

/** What a country calls the number by which it taxes a business. */
export type TaxNumberKind = 'vat' | 'uid' | 'gst' | 'abn' | 'tax'

const vatPrefixes = new Set([...european, 'EL', 'GB', 'XI'])

/** Whether a number is one for VAT: it begins with the letters of its country. */
export const isVatNumber = (number: string): boolean =>
  vatPrefixes.has(number.slice(0, 2)) && /^.. ?[\dA-Z]/.test(number)

/** The kind of a country's number, or of the number that a house there gives; `tax` where it has no name that guests know. */
export const taxNumberKindOf = (countryCode: string, number?: string): TaxNumberKind => {
  if (countryCode === 'CH' || countryCode === 'LI') return 'uid'
  if (countryCode === 'IN') return 'gst'
  if (countryCode === 'AU') return 'abn'
  const isVat = number === undefined ? imprinted.has(countryCode) : isVatNumber(number)
  return isVat ? 'vat' : 'tax'
}

/** Facts that every imprint has. */
export const basicLegalFacts = ['name', 'representative'] as const satisfies readonly (keyof LegalFacts)[]
export type BasicLegalFact = (typeof basicLegalFacts)[number]

/** Those that are not given yet. */
export const missingLegalFacts = (legal: LegalFacts | undefined): BasicLegalFact[] =>
  basicLegalFacts.filter((name) => !legal?.[name])
