/** Additions to the Content-Security-Policy of a partner's page. Styles and Trusted Types need nothing. */
export const policySources = (site: string) =>
  ({ 'script-src': site, 'connect-src': site, 'img-src': site }) as const

/** The same sources as a line to copy. */
export const policyLine = (site: string): string =>
  Object.entries(policySources(site))
    .map(([directive, source]) => `${directive} ${source}`)
    .join('; ')
