import * as z from 'zod'
import { endpoints } from './contract.ts'
import { Bytes, type Endpoint } from './endpoint.ts'
import { type ProblemCode, problems } from './problem-codes.ts'

/** The API’s description in OpenAPI 3.1, derived from the contract. */
export function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const spec of endpoints) {
    const path = spec.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [spec.method.toLowerCase()]: describeEndpoint(spec) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Corridor', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function describeEndpoint(spec: Endpoint) {
  return {
    summary: spec.summary,
    'x-access': spec.access,
    'x-gate': spec.gate ?? 'use',
    security: spec.access === 'guest' ? [] : [{ bearer: [] }],
    parameters: [...parametersOf(spec.params, 'path'), ...parametersOf(spec.query, 'query')],
    ...(spec.body && { requestBody: { required: true, content: contentOf(spec.body, 'input') } }),
    responses: {
      200: { description: 'Done', content: contentOf(spec.response, 'output') },
      ...refusalsOf(spec),
    },
  }
}

function parametersOf(schema: Endpoint['query'], place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'output')
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: shape,
  }))
}

/** The refusals of an endpoint. Several problems may share a status; the description lists the codes. */
function refusalsOf(spec: Endpoint) {
  const refusals: Record<number, { description: string; content: unknown }> = {}
  for (const code of problemsOf(spec)) {
    const { status } = problems[code]
    const description = refusals[status] ? `${refusals[status].description}, ${code}` : code
    refusals[status] = { description, content: json({ $ref: '#/components/schemas/Problem' }) }
  }
  return refusals
}

export function problemsOf(spec: Endpoint): ProblemCode[] {
  const isWrite = spec.method !== 'GET'
  const codes: (ProblemCode | false | undefined)[] = [
    spec.access !== 'guest' && 'sign-in-required',
    spec.access !== 'guest' && spec.access !== 'login' && 'forbidden',
    spec.access !== 'guest' && spec.gate !== 'open' && 'subscription-required',
    spec.gate === 'full-use' && 'plan-past-due',
    spec.access !== 'guest' && isWrite && spec.demo !== 'allowed' && 'demo-is-view-only',
    spec.access !== 'guest' && isWrite && spec.impersonation !== 'allowed' && 'impersonation-is-read-only',
    isWrite && spec.origin !== 'any' && 'not-from-corridor',
    (spec.params || spec.query || spec.body) && 'invalid-request',
    spec.body && 'too-large',
    spec.body && 'too-slow',
    spec.body && 'unsupported-media-type',
    'too-many-requests',
    'database-unavailable',
    ...(spec.problems ?? []),
  ]
  return codes.filter((code) => code !== false && code !== undefined)
}

function schemaOf(schema: NonNullable<Endpoint['query']>, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' })
}

function contentOf(schema: NonNullable<Endpoint['query']>, io: 'input' | 'output') {
  return schema === Bytes ? { 'application/octet-stream': {} } : json(schemaOf(schema, io))
}

function json(schema: unknown) {
  return { 'application/json': { schema } }
}

const problemSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { enum: Object.keys(problems) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}
