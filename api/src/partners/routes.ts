import { calls } from '@calm-rest/contract/openapi'
import { Hono } from 'hono'
import { ApiError } from '../core/http/api-error.ts'
import { provenanceOf } from '../core/http/csrf.ts'
import type { ApiEnv } from '../core/http/env.ts'
import { params } from '../core/http/validate.ts'
import type { LinkProofs } from './link-proofs.ts'
import type { PartnerLookups } from './lookups.ts'

interface PartnerDeps {
  partners: PartnerLookups
  proofs: LinkProofs
  publicUrl: string | undefined
}

/** Never cached: the answer depends on the page that asks. */
export const partnerRoutes = ({ partners, proofs, publicUrl }: PartnerDeps) =>
  new Hono<ApiEnv>().get('/:id', params(calls.readPartner.params), async (c) => {
    const partner = await partners.find(c.req.valid('param').id)
    if (!partner) throw new ApiError('partner_not_found')
    c.header('Vary', 'Origin')
    const { id, name } = partner
    const isOwnPage = provenanceOf(c, publicUrl) !== 'foreign'
    if (isOwnPage) return c.json({ id, name, mayBook: true })
    const origin = c.req.header('Origin') ?? ''
    const isRegistered = (await partners.ofOrigin(origin)).includes(id)
    if (!isRegistered) return c.json({ id, name, mayBook: false })
    return c.json({ id, name, mayBook: true, sig: await proofs.forVisit(id, origin) })
  })
