import { addressLineOf } from '@calm-rest/contract/address'
import type { PropertyFacts } from '@calm-rest/contract/api'
import { parseLang } from '@calm-rest/contract/widget'

/** Who a guest's contract is with, and who is responsible for their data: the operator where it is named, with its own address. */
export const legalPartyOf = ({ name, email, address, legal }: PropertyFacts, language: string) => ({
  name: legal?.name ?? name,
  email,
  address: legal?.address ?? addressLineOf(address, parseLang(language)),
})
