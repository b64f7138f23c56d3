import type { OidcOptions } from '@calm-rest/api'
import type { SiteEnvironment } from './environment.ts'

/** A program that was started beside the site, and ends with it. */
export interface Companion {
  /** Tells whoever started the site where it is. */
  line: string
  stop(): Promise<void>
}

/**
 * Programs that start beside a site on a developer's machine. Each returns undefined where it does not belong: in
 * production, and on a site that the world can see.
 */
export interface Demo {
  /** Stands in for Google, where no provider is configured. */
  identityProvider(
    environment: Pick<SiteEnvironment, 'PORT'>,
    publicUrl: string,
    variables: NodeJS.ProcessEnv,
  ): Promise<(Companion & { oidc: OidcOptions }) | undefined>
  /** The page of a partner, who is registered in the site's database: it must be there. */
  partnerPage(
    environment: Pick<SiteEnvironment, 'PORT' | 'DATA_DIR' | 'DATABASE_URL'>,
    publicUrl: string,
    variables: NodeJS.ProcessEnv,
  ): Promise<Companion | undefined>
}

/** A site alone, as in production. */
export const withoutDemo: Demo = {
  identityProvider: async () => undefined,
  partnerPage: async () => undefined,
}
