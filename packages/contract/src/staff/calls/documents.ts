import * as s from '../shapes.ts'
import { get, post, postWithProof } from './call.ts'

const one = { params: s.documentParams, answer: s.staffDocument }

/** Bills, receipts, invoices and credit notes. An issued document never changes. */
export const documentCalls = {
  listDocuments: get('/stays/{reference}/documents', 'read stays', {
    params: s.stayParams,
    answer: s.stayDocuments,
  }),
  /** With the header `Idempotency-Key`: a retry with it never issues twice. Of a booking of several rooms: for all. */
  issueDocument: post('/stays/{reference}/documents', 'take payments', {
    params: s.stayParams,
    body: s.documentInput,
    answer: s.staffDocument,
    status: 201,
  }),
  creditDocument: postWithProof('/documents/{id}/credit', 'decide money', {
    ...one,
    body: s.creditInput,
    status: 201,
  }),
  /** Ends the link of its page, and makes another one. */
  renewDocumentLink: post('/documents/{id}/link', 'take payments', one),
  /** To the guest's address, in the language of the document. */
  mailDocument: post('/documents/{id}/mail', 'take payments', {
    params: s.documentParams,
    answer: s.receipt,
    status: 202,
  }),
  readDocumentSettings: get('/document-settings', 'read takings', { answer: s.staffDocumentSettings }),
  changeDocumentSettings: postWithProof('/document-settings', 'change the property', {
    body: s.documentSettingsInput,
    answer: s.staffDocumentSettings,
  }),
}
