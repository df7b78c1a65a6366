import { randomUUID } from 'node:crypto'
import { endpoints } from '@corridor/contract/contract'
import type { Endpoint } from '@corridor/contract/endpoint'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { makePlace } from '../src/modules/observations/test-place.ts'
import { product, TODAY } from './harness.ts'
import { aSet, bodyFor } from './sample-bodies.ts'

// Every endpoint × every whole number that it is told × numbers that a column does not hold.

const made = await product()
const place = await makePlace(made)
const { admin, ridge, omar, document } = place
const support = await place.person({ role: 'support', schoolId: null })
const observationId = (await place.finished(admin)).id
const BEYOND = [2 ** 15, 2 ** 31, Number.MAX_SAFE_INTEGER, -1, -(2 ** 31) - 1]

const params: Record<string, unknown> = {
  ...{ schoolId: ridge.id, userId: place.marisol.id, educatorId: omar.id, observationId },
  ...{ configurationId: place.configurationId, version: 1, stepId: randomUUID(), startsOn: '2026-08-17' },
}
const role = {
  ...{ id: null, role: 'coach', schoolId: ridge.id, educatorIds: [omar.id], startsOn: TODAY, endsOn: null },
}
const school = { name: 'North', gradeSpan: '6–8', visitsPlannedPerWeek: 1, bellSchedule: [], isActive: true }
const bodies: Record<string, unknown> = {
  'POST /schools': school,
  'POST /educators': place.details({ email: null }),
  'POST /users': { name: 'New', email: 'new@example.test', jobTitle: null, assignments: [role] },
  'PUT /users/:userId': { name: 'Marisol', jobTitle: null, assignments: [role] },
  'POST /auth/impersonate': { userId: place.marisol.id, reason: 'A visit does not arrive.' },
  'POST /configurations': { ...aSet, schoolId: null, name: 'Ours' },
  'POST /walkthrough-type': { tools: [{ id: 2, enabled: true, position: 2, schools: [ridge.id] }] },
  'PUT /own-content': { toolTypeId: 8, baseRevision: 1, content: { bank: [] } },
  'PUT /observations/:observationId': { baseRevision: 1, document: document() },
}
const sampleOf = (spec: Endpoint) => bodies[`${spec.method} ${spec.path}`] ?? bodyFor(spec, ridge.id)

interface Shape {
  readonly type?: unknown
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
}

type Path = readonly string[]

/** Where whole numbers are: `0` for whatever is in a list. */
function numbersIn({ type, properties = {}, items, anyOf = [] }: Shape): Path[] {
  return [
    ...(type === 'integer' ? [[]] : []),
    ...Object.entries(properties).flatMap(([key, it]) => numbersIn(it).map((path) => [key, ...path])),
    ...(items ? numbersIn(items).map((path) => ['0', ...path]) : []),
    ...anyOf.flatMap(numbersIn),
  ]
}

const shapeOf = (schema: Endpoint['query'], io: 'input' | 'output') =>
  schema ? z.toJSONSchema(schema, { io, unrepresentable: 'any' }) : {}

const asked = endpoints.flatMap((spec) =>
  [
    ...numbersIn(shapeOf(spec.params, 'output')).map((path) => ['params', ...path]),
    ...numbersIn(shapeOf(spec.query, 'output')).map((path) => ['query', ...path]),
    ...numbersIn(shapeOf(spec.body, 'input')).map((path) => ['body', ...path]),
  ].map((at) => ({ title: `${spec.method} ${spec.path}, ${at.join('.')}`, spec, at })),
)

/** The same, with another number there. */
function put(value: unknown, [key, ...path]: Path, number: number): unknown {
  if (key === undefined) return number
  if (key === '0') {
    const [first, ...others] = Array.isArray(value) ? value : []
    return [put(first, path, number), ...others]
  }
  const record: Record<string, unknown> = { ...Object(value) }
  return { ...record, [key]: put(record[key], path, number) }
}

test('the whole numbers of the contract are found', () => {
  expect(asked.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'PUT /own-content, body.baseRevision',
      'POST /users, body.assignments.0.educatorIds.0',
      'GET /educators/:educatorId, params.educatorId',
    ]),
  )
})

describe.each(asked)('$title', ({ spec, at }) => {
  test.each(BEYOND)('%d is nobody’s, or refused', async (number) => {
    const caller = spec.access === 'impersonation.start' ? support : admin
    const usual = { params, ...(spec.body && { body: sampleOf(spec) }) }

    expect((await caller.try(spec, Object(put(usual, at, number)))).status).toBeLessThan(500)
  })
})
