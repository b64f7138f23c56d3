import { z } from 'zod'

/** The part of JSON Schema that the document uses. */
export interface JsonSchema {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
}

interface Content {
  content?: { 'application/json'?: { schema: JsonSchema } }
}

interface DocumentOperation {
  operationId: string
  parameters?: readonly { in: 'path' | 'query' | 'header'; name: string; schema: JsonSchema }[]
  requestBody?: Content
  responses: Record<string, Content>
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, DocumentOperation>>
  components: { schemas: Record<string, JsonSchema> }
}

export interface Operation {
  id: string
  method: string
  path: string
  parameters: NonNullable<DocumentOperation['parameters']>
  body: JsonSchema | undefined
  /** Schema of the body for each documented status; undefined where there is no body. */
  answers: Map<number, z.ZodType | undefined>
}

const deref = (text: string) => text.replaceAll('#/components/schemas/', '#/$defs/')

/** Reads the operations from the document alone, without the server's own schemas. */
export const readOperations = (document: OpenApiDocument): Operation[] => {
  const { $defs } = JSON.parse(deref(JSON.stringify({ $defs: document.components.schemas })))
  const validatorOf = ({ content }: Content) => {
    const schema = content?.['application/json']?.schema
    return schema && z.fromJSONSchema({ ...JSON.parse(deref(JSON.stringify(schema))), $defs })
  }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content?.['application/json']?.schema,
      answers: new Map(
        Object.entries(operation.responses).map(([status, answer]) => [Number(status), validatorOf(answer)]),
      ),
    })),
  )
}
