import { staffCalls } from '@calm-rest/contract/staff-calls'

/** What the front desk has to know of its calls in a browser. */
export const writeStaffRoutes = (): string =>
  [
    "import type { StaffRouteName } from './calls/index.ts'",
    '',
    '/** Method and path of each call of the front desk, without a byte of zod. */',
    'export const staffRoutes = {',
    ...Object.entries(staffCalls).map(
      ([name, { method, path }]) => `${name}: { method: '${method}', path: '${path}' },`,
    ),
    "} as const satisfies Record<StaffRouteName, { method: 'get' | 'post'; path: string }>",
  ].join('\n')
