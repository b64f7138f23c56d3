import ipaddr from 'ipaddr.js'
import { z } from 'zod'

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  TRUSTED_PROXIES: addresses,
  PUBLIC_URL: origin.optional(),
  ...mailVariables,
})
