import { addressLinesOf } from '@calm-rest/contract/address'
import { parseLang } from '@calm-rest/contract/widget'
import { useTranslation } from 'react-i18next'
import { useSite } from '../site/site.ts'

/** The postal address line by line, in the language of the page. */
export const useAddressLines = (): string[] =>
  addressLinesOf(useSite().facts.address, parseLang(useTranslation().i18n.language))
