import type { DeskLink } from '@calm-rest/contract/api'
import { calls } from '@calm-rest/contract/openapi'
import { Hono, type MiddlewareHandler } from 'hono'
import { ApiError } from '../http/api-error.ts'
import type { ApiEnv } from '../http/env.ts'
import { jsonBody } from '../http/validate.ts'
import type { DeskSubject } from '../links/desk-subject.ts'
import type { SignedLinks } from '../links/signed-links.ts'
import type { Asked, DeskWork } from './desk-work.ts'
import type { DeskWorks } from './works.ts'

interface DeskDeps {
  works: DeskWorks
  links: SignedLinks
  now: () => Date
  limit: MiddlewareHandler<ApiEnv>
}

/** The signed links in the owner's mail: looking at one changes nothing, only its button does. */
export const deskRoutes = ({ works, links, now, limit }: DeskDeps) => {
  const look = async (subject: DeskSubject, asked: Asked): Promise<DeskLink> => {
    const link = await workOf(works, subject).read(asked)
    if (!link) throw new ApiError('link_invalid')
    return link
  }
  return new Hono<ApiEnv>()
    .post('/link', limit, jsonBody(calls.readDeskLink.body), async (c) => {
      const subject = await links.readDesk(c.req.valid('json').token)
      return c.json(await look(subject, { lang: c.get('lang'), now: now() }))
    })
    .post('/link/use', limit, jsonBody(calls.useDeskLink.body), async (c) => {
      const { token, reply } = c.req.valid('json')
      const subject = await links.readDesk(token)
      const asked = { lang: c.get('lang'), now: now() }
      await look(subject, asked)
      await workOf(works, subject).use({ ...asked, reply })
      return c.json(await look(subject, asked))
    })
}

/** The work that a subject asks for, bound to it. */
const workOf = (works: DeskWorks, subject: DeskSubject) => {
  switch (subject.about) {
    case 'booking':
      return bind(works.booking, subject)
    case 'review':
      return bind(works.review, subject)
    case 'message':
      return bind(works.message, subject)
  }
}

const bind = <Subject>(work: DeskWork<Subject>, subject: Subject) => ({
  read: (asked: Asked) => work.read(subject, asked),
  use: (asked: Parameters<DeskWork<Subject>['use']>[1]) => work.use(subject, asked),
})
