export { accountRoutes } from './accounts/account-routes.ts'
export { createStoredStay } from './accounts/me/stored-stay.ts'
export type { PasswordCost } from './accounts/passwords.ts'
export { createAccountQueries } from './accounts/queries.ts'
export { createSessionQueries } from './accounts/sessions/queries.ts'
export { createSignIn } from './accounts/sessions/sign-in.ts'
export { consentTable } from './backends/consent-table.ts'
export type { KnownBackend, KnownBackends } from './backends/known-backends.ts'
export { backendIdentityRoutes } from './backends/routes.ts'
export { isWholeOrNone, oidcOptions, oidcVariables } from './google/environment.ts'
export { callbackPath, type OidcOptions } from './google/options.ts'
export { createGoogleQueries } from './google/queries.ts'
export { googleRoutes } from './google/routes.ts'
export { createStaffCodes, type KnownDevice, type StaffCodes } from './members/codes.ts'
export {
  createMemberQueries,
  type MemberQueries,
  type NewInvite,
  type StoredMember,
} from './members/queries.ts'
export { covers, refusalOf, type Staff, type StaffAct } from './members/role-rules.ts'
export { createRoleQueries, type NamedRole, type RoleQueries } from './members/roles.ts'
