import { aGuest, linkIn, mailTo, sharedSite } from '@calm-rest/testing'
import { bookByApi } from './book-by-api.fixture.ts'
import type { Stay } from './own-stays.fixture.ts'

/** Books without an account; returns the reference and the link of the mail, as a path of the site. */
export const bookAsGuest = async (stay: Stay, also: readonly string[] = []) => {
  const { firstName, lastName, email } = aGuest()
  const reference = await bookByApi(sharedSite(), stay, { firstName, lastName, email, also })
  const link = linkIn(await mailTo(sharedSite(), email, new RegExp(reference)), '/booking')
  const { pathname, hash } = new URL(link)
  return { reference, link: pathname + hash, hash }
}
