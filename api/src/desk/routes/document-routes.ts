import type { StaffDocumentSettings } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { Hono } from 'hono'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import { jsonBody, params } from '../../core/http/validate.ts'
import { invoiceStands, isRegisteredOn, staysOf, toStaffDocument } from '../../stays/index.ts'
import type { CommandsOf } from '../staff/commands-of.ts'
import { createOnce } from './once.ts'
import { versionOf, writeOn } from './version.ts'

interface DocumentDeps {
  db: Database
  commandsOf: CommandsOf
  now: () => Date
}

const {
  listDocuments,
  issueDocument,
  creditDocument,
  renewDocumentLink,
  mailDocument,
  changeDocumentSettings,
} = staffCalls

/** Bills, receipts, invoices and credit notes. A repeated request issues once. */
export const documentRoutes = ({ db, commandsOf, now }: DocumentDeps) => {
  const once = createOnce(db, now)
  const { documents } = staysOf(db)
  const shown = async (id: number) => toStaffDocument(await documents.byId(id))
  const settings = async (): Promise<StaffDocumentSettings> => {
    const read = await documents.settings.read()
    return { ...read, version: versionOf(read) }
  }

  return new Hono<ApiEnv>()
    .get('/stays/:reference/documents', params(listDocuments.params), async (c) => {
      const { reference } = c.req.valid('param')
      const all = await documents.ofBooking(reference)
      const { payments } = await staysOf(db).folios.ofBooking(reference, c.get('lang'))
      return c.json({
        documents: all.map(toStaffDocument),
        isRegistered: isRegisteredOn(await documents.settings.read(), todayAt(now())),
        mayInvoice: !invoiceStands(all),
        mayReceipt: payments.length > 0,
      })
    })
    .post(
      '/stays/:reference/documents',
      params(issueDocument.params),
      jsonBody(issueDocument.body),
      async (c) => {
        const { reference } = c.req.valid('param')
        const issue = c.req.valid('json')
        const id = await once(c, { reference, ...issue }, async () =>
          String(await commandsOf(c).documents.issue(reference, issue)),
        )
        return c.json(await shown(Number(id)), 201)
      },
    )
    .post(
      '/documents/:id/credit',
      params(creditDocument.params),
      jsonBody(creditDocument.body),
      async (c) => {
        const { id } = c.req.valid('param')
        const { reason } = c.req.valid('json')
        return c.json(await shown(await commandsOf(c).documents.credit(id, reason)), 201)
      },
    )
    .post('/documents/:id/link', params(renewDocumentLink.params), async (c) => {
      const { id } = c.req.valid('param')
      await commandsOf(c).documents.renewLink(id)
      return c.json(await shown(id))
    })
    .post('/documents/:id/mail', params(mailDocument.params), async (c) => {
      await commandsOf(c).documents.mail(c.req.valid('param').id)
      return c.json({ success: true }, 202)
    })
    .get('/document-settings', async (c) => c.json(await settings()))
    .post('/document-settings', jsonBody(changeDocumentSettings.body), async (c) => {
      const { version, ...change } = c.req.valid('json')
      const changed = await writeOn(db, version, settings, () =>
        commandsOf(c).documents.changeSettings(change),
      )
      return c.json(changed)
    })
}
