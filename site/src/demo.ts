import type { OidcOptions } from '@calm-rest/api'
import type { SiteEnvironment } from './environment.ts'

/** A program that is started beside the site, and ends with it. */
export interface Companion {
  /** Line for the operator with its address. */
  line: string
  stop(): Promise<void>
}

/**
 * Programs that start beside a site on a developer's machine. Each returns undefined in production and for a public
 * site.
 */
export interface Demo {
  /** Stands in for Google if no provider is configured. */
  identityProvider(
    environment: Pick<SiteEnvironment, 'PORT'>,
    publicUrl: string,
    variables: NodeJS.ProcessEnv,
  ): Promise<(Companion & { oidc: OidcOptions }) | undefined>
  /** The page of a partner, who is registered in the site's database, which must exist. */
  partnerPage(
    environment: Pick<SiteEnvironment, 'PORT' | 'DATA_DIR' | 'DATABASE_URL'>,
    publicUrl: string,
    variables: NodeJS.ProcessEnv,
  ): Promise<Companion | undefined>
}

/** No programs beside the site, as in production. */
export const withoutDemo: Demo = {
  identityProvider: async () => undefined,
  partnerPage: async () => undefined,
}
