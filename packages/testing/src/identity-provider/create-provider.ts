import { generateKeyPair, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider'
import { createMemory } from './memory.ts'
import { claimsOf, type Register } from './people.ts'

interface ProviderDeps {
  issuer: string
  client: { clientId: string; clientSecret: string; redirectUri: string }
  register: Register
}

/** A complete OpenID Connect provider, with Google's habits: code and PKCE, RS256, the profile in the ID token. */
export const createProvider = async ({ issuer, client, register }: ProviderDeps): Promise<Provider> => {
  const configuration: Configuration = {
    adapter: createMemory(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [await signingKey()] },
    cookies: {
      // the site may have the same host, and cookies ignore ports
      names: { interaction: 'stand-in-step', resume: 'stand-in-way', session: 'stand-in-session' },
      keys: [randomBytes(32).toString('base64url')],
    },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy: askEveryTime(), url: (_ctx, { uid }) => `/sign-in/${uid}` },
    ttl: {
      AccessToken: 300,
      AuthorizationCode: 60,
      IdToken: 300,
      Interaction: 3600,
      Session: 3600,
      Grant: 3600,
    },
    findAccount: (_ctx, id) => {
      const person = register.find(id)
      return person && { accountId: id, claims: () => claimsOf(id, person) }
    },
    // continuing is consent: nothing else needs it
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId,
        clientId: oidc.client?.clientId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'text/plain'
      ctx.body = `${error}: ${error_description}`
    },
  }
  return new Provider(issuer, configuration)
}

const signingKey = async () => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }
}

/** The page appears at each sign-in, so that a tester can choose another person each time. */
const askEveryTime = () => {
  const { Check, base } = interactionPolicy
  const policy = base()
  policy
    .get('login')
    ?.checks.add(
      new Check('every_time', 'The person is asked each time', (ctx) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    )
  return policy
}
