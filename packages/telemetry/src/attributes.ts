import type * as names from '@opentelemetry/semantic-conventions'

/** Names of the attributes of spans. Their values are patterns, codes and names of our own, and never input of a guest. */
export const attributes = {
  method: 'http.request.method' satisfies typeof names.ATTR_HTTP_REQUEST_METHOD,
  /** Pattern of the route, 'none' for an unknown address. */
  route: 'http.route' satisfies typeof names.ATTR_HTTP_ROUTE,
  status: 'http.response.status_code' satisfies typeof names.ATTR_HTTP_RESPONSE_STATUS_CODE,
  /** A code or the name of a class. */
  errorType: 'error.type' satisfies typeof names.ATTR_ERROR_TYPE,
  dbSystem: 'db.system.name' satisfies typeof names.ATTR_DB_SYSTEM_NAME,
  /** SQL as it is prepared, without values. */
  dbQuery: 'db.query.text' satisfies typeof names.ATTR_DB_QUERY_TEXT,
  /** Server that answered: `site` for pages and files, or `api`. */
  server: 'calm_rest.server',
  /** Id of the set of releases that a page was composed of. */
  composition: 'calm_rest.composition',
  remote: 'calm_rest.remote',
  version: 'calm_rest.version',
  widget: 'calm_rest.widget',
  /** Name of a team's server. */
  backend: 'calm_rest.backend',
  /** Kind of a mail, webhook or push. */
  outboxKind: 'calm_rest.outbox.kind',
  outcome: 'calm_rest.outcome',
} as const
