import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@corridor/contract/endpoint'
import * as z from 'zod'
import { TODAY } from '../harness.ts'

interface Shape {
  readonly type?: unknown
  readonly format?: unknown
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly minLength?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
}

/** Something of a schema's shape, with all that may be left out. Not all of it makes sense. */
export function sampleOf(schema: Endpoint['body']): unknown {
  return schema && fill(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)
}

function fill(shape: Shape): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const choice = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])].find(({ type }) => type !== 'null')
  if (choice) return fill(choice)
  if (shape.type === 'object') {
    const entries = Object.entries(shape.properties ?? {}).map(([key, it]) => [key, fill(it)])
    return Object.fromEntries(entries)
  }
  if (shape.type === 'array') return shape.items ? [fill(shape.items)] : []
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(1, shape.minimum ?? 1)
  return shape.type === 'boolean' ? true : textOf(shape)
}

const formats: Readonly<Record<string, () => string>> = {
  uuid: () => randomUUID(),
  date: () => TODAY,
  'date-time': () => `${TODAY}T15:05:00.000Z`,
  email: () => `${randomUUID()}@example.test`,
}

function textOf({ format, minLength = 1 }: Shape): string {
  return formats[String(format)]?.() ?? 'Words'.padEnd(minLength, '.')
}
