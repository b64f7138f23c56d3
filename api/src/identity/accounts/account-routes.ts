import type { ClientKey } from '@calm-rest/server'
import { Hono, type MiddlewareHandler } from 'hono'
import type { Database } from '../../core/database/database.ts'
import type { ApiEnv } from '../../core/http/env.ts'
import type { Limit, RateLimits } from '../../core/http/rate-limit.ts'
import type { MailLimit } from '../../core/mail-limits/mail-limit.ts'
import { staysOf } from '../../stays/index.ts'
import { loginRoutes } from './login-routes.ts'
import { dataRoutes } from './me/data-routes.ts'
import { type BookingsOf, createExport } from './me/export.ts'
import { createOwnAccountQueries } from './me/queries.ts'
import { ownAccountRoutes } from './me/routes.ts'
import { createPasswordCheck } from './password-check.ts'
import { createPasswords, type PasswordCost } from './passwords.ts'
import type { AccountQueries } from './queries.ts'
import { createCodeGuesses } from './recovery/code-guesses.ts'
import { createRecoveryQueries } from './recovery/queries.ts'
import { recoveryRoutes } from './recovery/routes.ts'
import { registerRoutes } from './register-routes.ts'
import type { SessionQueries } from './sessions/queries.ts'
import { sessionRoutes } from './sessions/routes.ts'
import type { SignIn } from './sessions/sign-in.ts'

interface AccountDeps {
  db: Database
  accounts: AccountQueries
  bookingsOf: BookingsOf
  sessions: SessionQueries
  signIn: SignIn
  now: () => Date
  clientKey: ClientKey
  rateLimits: RateLimits
  passwordCost?: PasswordCost | undefined
  limit: Limit
  mailLimit: MailLimit
  ownPages: MiddlewareHandler<ApiEnv>
}

/** Mounts all routes of accounts below /api. */
export const accountRoutes = (deps: AccountDeps) => {
  const {
    db,
    accounts,
    bookingsOf,
    sessions,
    signIn,
    now,
    clientKey,
    rateLimits,
    limit,
    mailLimit,
    ownPages,
  } = deps
  const passwords = createPasswords(clientKey, deps.passwordCost)
  const passwordCheck = createPasswordCheck({ db, passwords, clientKey, allowed: rateLimits.failedLogins })
  const own = createOwnAccountQueries(db)
  const recovery = createRecoveryQueries(db, now)
  const guesses = createCodeGuesses({ db, now, clientKey })
  const exportOf = createExport(db, own, bookingsOf)
  const limits = { forgot: limit('forgot'), links: limit('links') }

  return new Hono<ApiEnv>()
    .route('/users', registerRoutes({ accounts, passwords, mailLimit, now, limit: limit('register') }))
    .route('/auth', loginRoutes({ accounts, passwordCheck, signIn, limit: limit('login') }))
    .route('/auth', sessionRoutes({ accounts, sessions, now, limit: limit('refresh'), ownPages }))
    .route('/auth', recoveryRoutes({ recovery, guesses, passwords, mailLimit, now, limits }))
    .route('/me', ownAccountRoutes({ own, passwordCheck, passwords, mailLimit, now }))
    .route('/me', dataRoutes({ own, passwordCheck, exportOf, remove: staysOf(db).removal, now }))
}
