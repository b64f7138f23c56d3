import { calls } from '@calm-rest/contract/openapi'
import { Hono } from 'hono'
import { ApiError } from '../http/api-error.ts'
import { provenanceOf } from '../http/csrf.ts'
import type { ApiEnv } from '../http/env.ts'
import { params } from '../http/validate.ts'
import type { PartnerLookups } from './lookups.ts'

interface PartnerDeps {
  partners: PartnerLookups
  publicUrl: string | undefined
}

/** Not `kept`: the answer is about the page that asks. */
export const partnerRoutes = ({ partners, publicUrl }: PartnerDeps) =>
  new Hono<ApiEnv>().get('/:id', params(calls.readPartner.params), async (c) => {
    const partner = await partners.find(c.req.valid('param').id)
    if (!partner) throw new ApiError('partner_not_found')
    c.header('Vary', 'Origin')
    const origin = c.req.header('Origin') ?? ''
    const mayBook =
      provenanceOf(c, publicUrl) !== 'foreign' || (await partners.ofOrigin(origin)).includes(partner.id)
    return c.json({ ...partner, mayBook })
  })
