import type { Fault } from '../fault.ts'

/** Faults of sessions, of requests from other sites, and of storage. */
export const apiFaults: readonly Fault[] = [
  {
    id: 'csrf',
    what: 'another site can make a browser book',
    test: 'api/src/core/http/csrf.test.ts',
    file: 'api/src/core/http/csrf.ts',
    find: "const safe = ['GET', 'HEAD', 'OPTIONS']",
    replace: "const safe = ['GET', 'HEAD', 'OPTIONS', 'POST']",
  },
  {
    id: 'refresh-reuse',
    what: 'a refresh token that was used before does not end its session',
    test: 'api/src/identity/accounts/sessions/routes.sql.test.ts',
    file: 'api/src/identity/accounts/sessions/queries.ts',
    find: '        await endFamily.run({ hash })\n',
    replace: '',
  },
  {
    id: 'google-proof',
    what: "Google's proof for one address signs in with another",
    test: 'api/src/identity/google/proof.test.ts',
    file: 'api/src/identity/google/queries.ts',
    find: "keyOf(proof.email) !== keyOf(email))\n        return { status: 'unproven' }",
    replace: "email === '') return { status: 'unproven' }",
  },
  {
    id: 'log-addresses',
    what: 'the log holds whole addresses, with what is in them',
    test: 'api/src/identity/google/window.test.ts',
    file: 'api/src/core/http/request-log.ts',
    find: 'route: routeOf(c),',
    replace: 'route: c.req.url,',
  },
  {
    id: 'migration',
    what: 'an older database loses its booked nights when it is migrated',
    test: 'api/src/core/database/sqlite/migrations.test.ts',
    file: 'api/migrations/sqlite/0006-desk.sql',
    find: 'SELECT unit_id, night, booking_id FROM booking_nights;',
    replace: 'SELECT unit_id, night, booking_id FROM booking_nights WHERE booking_id < 0;',
  },
  {
    id: 'synchronous',
    what: 'a power cut may take a booking that was confirmed',
    test: 'api/src/core/database/sqlite/open.test.ts',
    file: 'api/src/core/database/sqlite/open-file.ts',
    find: "db.pragma('synchronous = FULL')",
    replace: "db.pragma('synchronous = NORMAL')",
  },
]
