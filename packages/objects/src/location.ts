import { z } from 'zod'

/** Address of a bucket, with the credentials for it. */
export interface BucketLocation {
  bucket: string
  /** Before every key; empty, or with a slash at its end. */
  prefix: string
  region: string
  /** Address of a store that is not Amazon's. */
  endpoint: string | undefined
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
}

/** `s3://bucket` or `s3://bucket/some/prefix`: a name as S3 allows them, no empty or climbing folder. */
const address = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?<prefix>(\/[\w-][\w.-]*)*)\/?$/

const endpoint = z.url({ protocol: /^https?$/, error: 'An address like https://s3.example' }).optional()

const surroundings = z
  .object({
    AWS_ACCESS_KEY_ID: z.string('Needed to write to the bucket').min(1),
    AWS_SECRET_ACCESS_KEY: z.string('Needed to write to the bucket').min(1),
    AWS_SESSION_TOKEN: z.string().min(1).optional(),
    AWS_REGION: z.string().min(1).optional(),
    AWS_ENDPOINT_URL_S3: endpoint,
    AWS_ENDPOINT_URL: endpoint,
  })
  .refine((it) => it.AWS_REGION ?? it.AWS_ENDPOINT_URL_S3 ?? it.AWS_ENDPOINT_URL, {
    error: 'Needed where no AWS_ENDPOINT_URL_S3 names another store than that of Amazon',
    path: ['AWS_REGION'],
  })

/**
 * The bucket that the variable `name` asks for; nothing where it is not set. Throws one error that names every
 * variable that is wrong or missing.
 */
export const readBucketLocation = (
  name: string,
  variables: NodeJS.ProcessEnv,
): BucketLocation | undefined => {
  if (variables[name] === undefined) return undefined
  const variable = z.object({
    [name]: z.string().regex(address, { error: 'An address like s3://bucket/prefix' }),
  })
  const parsed = z.intersection(surroundings, variable).safeParse(variables)
  if (!parsed.success) throw new Error(`The environment is not right.\n${z.prettifyError(parsed.error)}`)
  const { bucket = '', prefix = '' } = address.exec(variables[name])?.groups ?? {}
  const { data } = parsed
  return {
    bucket,
    prefix: prefix === '' ? '' : `${prefix.slice(1)}/`,
    region: data.AWS_REGION ?? 'us-east-1',
    endpoint: data.AWS_ENDPOINT_URL_S3 ?? data.AWS_ENDPOINT_URL,
    credentials: {
      accessKeyId: data.AWS_ACCESS_KEY_ID,
      secretAccessKey: data.AWS_SECRET_ACCESS_KEY,
      ...(data.AWS_SESSION_TOKEN && { sessionToken: data.AWS_SESSION_TOKEN }),
    },
  }
}
