import { type Api, apiByName, callByName } from '@calm-rest/contract/api'

/** Through whom a visitor came, by the partner's link to a page of ours. The API believes it where `sig` proves it. */
export interface Attribution {
  partner: string
  campaign?: string | undefined
  sig?: string | undefined
}

// as the contract's schemas have them; their library stays out of the page
const partnerPattern = /^(?=.{2,40}$)[a-z0-9]+(-[a-z0-9]+)*$/
const campaignPattern = /^[\w.-]{1,80}$/
const signaturePattern = /^([0-9a-z]{1,6}\.)?[\w-]{16}$/

/** Reads the attribution of an address. Invalid values are left out, and cost no booking. */
export const parseAttribution = (search: URLSearchParams): Attribution | undefined => {
  const read = (name: string, pattern: RegExp) => {
    const value = search.get(name) ?? ''
    return pattern.test(value) ? { [name]: value } : {}
  }
  const partner = search.get('partner') ?? ''
  if (!partnerPattern.test(partner)) return undefined
  return { partner, ...read('campaign', campaignPattern), ...read('sig', signaturePattern) }
}

/** The API whose bookings say so. It lasts as long as the page: nothing of it is stored with the visitor. */
export const withAttribution = (api: Api, attribution: Attribution | undefined): Api => {
  if (!attribution) return api
  const make = callByName(api)
  return apiByName(api.mediaUrl, (group, name, [input, ...more]) => {
    const isBooking = group === 'bookings' && name === 'create'
    return make(group, name, [isBooking ? Object.assign({}, input, attribution) : input, ...more])
  })
}
