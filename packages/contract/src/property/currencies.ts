/**
 * Currencies in which a property can sell, by ISO 4217, and how many decimals their prices have: as CLDR says that they
 * are used, so that a forint has none. Those with three decimals are missing: amounts are whole hundredths.
 */
const byDecimals = {
  0: 'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER',
  2: `AED AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY CRC CUC CUP CVE
    CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG ILS INR JMD KES KGS KHR KYD KZT LKR
    LRD LSL MAD MDL MKD MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PLN QAR RON RSD RUB SAR
    SBD SCR SDG SEK SGD SHP SLE SRD SSP STN SVC SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG XDR XSU
    ZAR ZMW ZWG ZWL`,
} as const

const codesIn = (text: string) => text.split(/\s+/)

const whole = new Set(codesIn(byDecimals[0]))

/** Codes of ISO 4217, in the order of the alphabet. */
export const currencies: readonly string[] = [...whole, ...codesIn(byDecimals[2])].sort()

/** Number of decimals of a price: 0 or 2. */
export const decimalsOf = (currency: string): number => (whole.has(currency) ? 0 : 2)

/** Smallest amount in hundredths of the currency, in which all amounts are stored: 100 of a yen, 1 of a euro. */
export const smallestCents = (currency: string): number => (whole.has(currency) ? 100 : 1)
