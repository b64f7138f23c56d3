import { z } from 'zod'

/** Address of a bucket, with the credentials for it. */
export interface BucketLocation {
  bucket: string
  /** Prefix of every key; empty, or with a trailing slash. */
  prefix: string
  region: string
  /** Address of a store that is not Amazon's. */
  endpoint: string | undefined
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
}

/** `s3://bucket` or `s3://bucket/some/prefix`: a valid S3 name, without empty segments or `..`. */
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
 * The bucket of the variable `name`; undefined if it is not set. Throws one error that names every invalid or
 * missing variable.
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
