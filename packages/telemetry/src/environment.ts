import { z } from 'zod'

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

export type SamplerName = (typeof samplers)[number]

/** `name=value,name=value`, with values as in a URL. */
const headers = z
  .string()
  .refine((text) => text.split(',').every((pair) => /^\s*[\w.-]+=[^\s]*\s*$/.test(pair)), {
    error: 'Headers like name=value,name=value',
  })
  .transform((text) =>
    Object.fromEntries(
      text.split(',').map((pair) => {
        const [name = '', ...value] = pair.trim().split('=')
        return [name, decodeURIComponent(value.join('='))]
      }),
    ),
  )

const variables = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.default({}),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('calm-rest'),
  OTEL_TRACES_SAMPLER: z.enum(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
})

export interface TelemetrySettings {
  /** Address that takes traces. */
  url: string
  headers: Readonly<Record<string, string>>
  serviceName: string
  sampler: SamplerName
  /** Share of traces, 0 to 1, for samplers with a ratio. */
  ratio: number
}

/**
 * Reads the standard variables of OpenTelemetry (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/).
 * Undefined without an endpoint. Throws with a line for each wrong variable.
 */
export const readTelemetry = (given: NodeJS.ProcessEnv): TelemetrySettings | undefined => {
  if (!given.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined
  const result = variables.safeParse(given)
  if (!result.success) throw new Error(`The environment is not right.\n${z.prettifyError(result.error)}`)
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '', ...rest } = result.data
  return {
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: rest.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: rest.OTEL_SERVICE_NAME,
    sampler: rest.OTEL_TRACES_SAMPLER,
    ratio: rest.OTEL_TRACES_SAMPLER_ARG,
  }
}
