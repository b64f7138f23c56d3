import type { Failure } from '@calm-rest/contract/api'

/** The link was used, has expired, or never was one: no try with it will ever work. */
export const isLinkDead = (failure: Failure): boolean =>
  failure.kind === 'api' &&
  (failure.code === 'link_invalid' || failure.body.fields?.some(({ field }) => field === 'token') === true)
