import * as s from '../schemas/index.ts'
import { bodyErrors, type Call } from './call.ts'

/** What servers of teams may know of a guest who is signed in. Only a page's host asks for tokens and consent. */
export const backendCalls = {
  issueBackendToken: {
    method: 'post',
    path: '/api/me/backend-tokens',
    access: 'guest',
    summary: 'A token that tells one backend of a remote who the guest is, once the guest has agreed',
    body: s.backendTokenInput,
    success: { status: 200, schema: s.backendTokenSchema, description: 'For five minutes.' },
    errors: [...bodyErrors, 'unauthorized', 'backend_unknown', 'backend_not_agreed'],
  },
  readBackendRequest: {
    method: 'get',
    path: '/api/me/backend-consents/{remote}/{backend}',
    access: 'guest',
    summary: 'What a backend asks of the guest',
    params: s.backendOfRemote,
    success: {
      status: 200,
      schema: s.backendRequestSchema,
      description: 'To be shown before the guest agrees.',
    },
    errors: ['invalid_request', 'unauthorized', 'backend_unknown'],
  },
  giveBackendConsent: {
    method: 'post',
    path: '/api/me/backend-consents',
    access: 'guest',
    summary: 'Agree that the backends of a remote know the guest',
    body: s.backendConsentInput,
    success: { status: 201, schema: s.receipt, description: 'Stored for this remote, until it is ended.' },
    errors: [...bodyErrors, 'unauthorized', 'backend_unknown'],
  },
  listBackendConsents: {
    method: 'get',
    path: '/api/me/backend-consents',
    client: { name: 'me.backendConsents' },
    access: 'guest',
    summary: 'Services that may know who the guest is',
    success: { status: 200, schema: s.backendConsentSchema.array(), description: 'By name.' },
    errors: ['unauthorized'],
  },
  endBackendConsent: {
    method: 'post',
    path: '/api/me/backend-consents/{remote}/end',
    client: { name: 'me.endBackendConsent' },
    access: 'guest',
    summary: 'Agree no longer: no more tokens for the backends of this remote',
    params: s.backendOfRemote.pick({ remote: true }),
    success: { status: 200, schema: s.receipt, description: 'Ended, also where there was none.' },
    errors: ['invalid_request', 'unauthorized', 'cross_site', 'too_many_requests'],
  },
  readIdentityKeys: {
    method: 'get',
    path: '/api/identity-keys',
    access: 'anyone',
    summary: 'Public keys that verify the tokens for backends; the site has them at /.well-known/jwks.json',
    success: { status: 200, schema: s.identityKeysSchema, description: 'A JSON Web Key Set.' },
    errors: [],
  },
} as const satisfies Record<string, Call>
