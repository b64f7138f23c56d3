/** A wish about partners that cannot be done; the message is for the owner, in plain words. */
export class PartnerRefused extends Error {
  override name = 'PartnerRefused'
}
