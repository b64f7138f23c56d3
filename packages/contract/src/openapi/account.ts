import * as s from '../schemas/index.ts'
import { bodyErrors, type Call } from './call.ts'

/** Calls of a guest who is signed in. */
export const accountCalls = {
  readAccount: {
    method: 'get',
    path: '/api/me',
    client: { name: 'me.read' },
    access: 'guest',
    summary: 'The account of the signed-in guest',
    success: { status: 200, schema: s.accountSchema, description: 'The account.' },
    errors: ['unauthorized'],
  },
  changeAccount: {
    method: 'patch',
    path: '/api/me',
    client: { name: 'me.change' },
    access: 'guest',
    summary: 'Change name and country',
    body: s.accountChange,
    success: { status: 200, schema: s.accountSchema, description: 'As it is now.' },
    errors: [...bodyErrors, 'unauthorized'],
  },
  changePassword: {
    method: 'post',
    path: '/api/me/password',
    client: { name: 'me.changePassword' },
    access: 'guest',
    summary: 'Change the password, or set a first one; ends every other session',
    body: s.changePasswordInput,
    success: { status: 200, schema: s.receipt, description: 'Changed.' },
    errors: [...bodyErrors, 'unauthorized', 'unavailable'],
  },
  sendConfirmation: {
    method: 'post',
    path: '/api/me/confirmation',
    client: { name: 'me.sendConfirmation' },
    access: 'guest',
    summary: 'Send the link that confirms the e-mail address once more',
    success: { status: 202, schema: s.receipt, description: 'On its way, where it was not confirmed yet.' },
    errors: ['unauthorized', 'cross_site', 'too_many_requests'],
  },
  exportOwnData: {
    method: 'get',
    path: '/api/me/data',
    client: { name: 'me.data' },
    access: 'guest',
    summary: 'All that the guesthouse stores of the guest',
    success: { status: 200, schema: s.guestData, description: 'To keep as a file.' },
    errors: ['unauthorized'],
  },
  removeAccount: {
    method: 'post',
    path: '/api/me/removal',
    client: { name: 'me.remove' },
    access: 'guest',
    summary: 'Delete the account; stays of the past lose the name, those to come after check-out',
    body: s.removeAccountInput,
    success: { status: 200, schema: s.receipt, description: 'Deleted and signed out.' },
    errors: [...bodyErrors, 'unauthorized', 'unavailable'],
  },
} as const satisfies Record<string, Call>
