import { z } from 'zod'

const list = z
  .string()
  .default('')
  .transform((value) => value.split(',').map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ''))

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  TRUSTED_PROXIES: list,
})

/** Reads the environment, or throws one error that names every variable that is wrong. */
export const parseEnvironment = (variables: NodeJS.ProcessEnv) => {
  const result = environment.safeParse(variables)
  if (result.success) return result.data
  throw new Error(`The environment is not right.\n${z.prettifyError(result.error)}`)
}
