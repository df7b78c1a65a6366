import { fourDigits, Instant } from '@corridor/domain/clock/instant'
import { jsonChecks } from '@corridor/domain/observation/observation'
import { line, textChecks } from '@corridor/domain/words/plain-text'
import * as tools from '@corridor/tools/registry/all-tools'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from './contract.ts'
import { Bytes } from './endpoint.ts'

// Every text, moment or day that a request carries must be one of the domain’s, so that no author can forget what
// PostgreSQL, a calendar or a reader cannot bear. The test walks the schemas themselves, however they are put
// together.

type Schema = z.core.$ZodType

const sent: [string, Schema][] = [
  ...endpoints.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, it]): [string, Schema][] =>
      it && it !== Bytes ? [[`${method} ${path} ${part}`, it]] : [],
    ),
  ),
  ...Object.values(tools).flatMap(({ key, config, capture, ...tool }): [string, Schema][] => [
    [`${key} configuration`, config],
    [`${key} capture`, capture],
    ...('own' in tool && tool.own ? [[`${key} own`, tool.own] satisfies [string, Schema]] : []),
  ]),
]

/** The places whose text or time is not the domain’s. */
function unlawful(at: string, schema: Schema): string[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  const has = (checks: readonly unknown[]) => (def.checks ?? []).some((it) => checks.includes(it))
  if (has(jsonChecks)) return []
  switch (def.type) {
    case 'string':
      return isLawful(def, has) ? [] : [at]
    case 'object':
      return Object.entries(def.shape).flatMap(([key, it]) => unlawful(`${at}.${key}`, it))
    case 'array':
      return unlawful(`${at}[]`, def.element)
    case 'record':
      return [...unlawful(`${at} key`, def.keyType), ...unlawful(`${at}{}`, def.valueType)]
    case 'tuple':
      return def.items.flatMap((it, index) => unlawful(`${at}[${index}]`, it))
    case 'union':
      return def.options.flatMap((it) => unlawful(at, it))
    case 'optional':
    case 'nullable':
    case 'default':
      return unlawful(at, def.innerType)
    case 'pipe':
      return unlawful(at, def.in)
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      return []
    default:
      return [`${at}: ${def.type}`]
  }
}

function isLawful(def: object, has: (checks: readonly unknown[]) => boolean): boolean {
  const format = 'format' in def ? def.format : undefined
  if (format === 'date' || format === 'datetime') return has([fourDigits])
  return format === 'uuid' || has(textChecks)
}

test('every text, moment and day that somebody sends is one of the domain’s', () => {
  expect(sent.flatMap(([at, schema]) => unlawful(at, schema))).toEqual([])
  expect(sent.length).toBeGreaterThan(80)
})

test.each([
  ['a text', z.strictObject({ a: z.nullable(z.array(z.string())) }), 'it.a[]'],
  ['a pattern', z.string().check(z.regex(/^\d+:.{1,100}$/)), 'it'],
  ['a key', z.record(z.string(), line(20)), 'it key'],
  ['a moment', z.optional(z.iso.datetime()), 'it'],
  ['a day', z.union([Instant, z.iso.date()]), 'it'],
  ['any JSON', z.strictObject({ a: z.json() }), 'it.a: lazy'],
])('%s of its own would be found', (_, schema, place) => {
  expect(unlawful('it', schema)).toEqual([place])
})
