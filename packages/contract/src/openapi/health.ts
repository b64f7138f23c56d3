import * as s from '../schemas/index.ts'
import type { Call } from './call.ts'

/** For monitoring. */
export const healthCalls = {
  readHealth: {
    method: 'get',
    path: '/api/health',
    access: 'anyone',
    summary: 'Whether the service answers',
    success: { status: 200, schema: s.healthSchema, description: 'The database answers.' },
    errors: ['unavailable'],
  },
  readLiveness: {
    method: 'get',
    path: '/api/health/live',
    access: 'anyone',
    summary: 'Whether the process answers at all; one that does not has to be started anew',
    success: { status: 200, schema: s.healthSchema, description: 'It does.' },
    errors: [],
  },
  readStatus: {
    method: 'get',
    path: '/api/status',
    access: 'anyone',
    origins: 'every',
    summary: 'What works now, since when, and what did not in the last 90 days',
    success: { status: 200, schema: s.statusSchema, description: 'Also while parts do not work.' },
    errors: [],
  },
  readReadiness: {
    method: 'get',
    path: '/api/health/ready',
    access: 'anyone',
    summary: 'Whether guests may be sent here; one that is not ready has to be left alone for a while',
    success: { status: 200, schema: s.readinessSchema, description: 'They may.' },
    errors: ['unavailable'],
  },
} as const satisfies Record<string, Call>
