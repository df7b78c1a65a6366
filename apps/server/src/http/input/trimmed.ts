import { jsonChecks } from '@corridor/domain/observation/observation'
import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Trim = (value: unknown) => unknown

/**
 * Makes a function that leaves of an answer what the contract names, and throws where the answer is of another kind. It
 * walks the contract's schema once instead of at every answer, and does not look at formats and lengths: they were
 * looked at on the way in, and tests look at them again.
 */
export function trimTo(schema: Schema): Trim {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  // A tool's own JSON goes out as it is, and nothing else does.
  if (def.checks?.some((it) => jsonChecks.includes(it))) return (value) => value
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
      return isOfType(def.type)
    case 'enum':
      return isOfType('string')
    case 'nullable':
      return unless(null, trimTo(def.innerType))
    case 'optional':
      return unless(undefined, trimTo(def.innerType))
    case 'array':
      return listOf(trimTo(def.element))
    case 'object':
      return objectOf(def.shape)
    case 'union':
      return 'discriminator' in def ? oneOf(def.options, String(def.discriminator)) : parsed(schema)
    default:
      return parsed(schema)
  }
}

function parsed(schema: Schema): Trim {
  return (value) => z.parse(schema, value)
}

function isOfType(type: 'string' | 'number' | 'boolean'): Trim {
  return (value) => {
    if (typeof value !== type || Number.isNaN(value)) throw new Misfit()
    return value
  }
}

function unless(nothing: null | undefined, trim: Trim): Trim {
  return (value) => (value === nothing ? value : trim(value))
}

function listOf(trim: Trim): Trim {
  return (value) => {
    if (!Array.isArray(value)) throw new Misfit()
    return value.map((it) => trim(it))
  }
}

function objectOf(shape: Readonly<Record<string, Schema>>): Trim {
  const trims = Object.entries(shape).map(([key, schema]) => ({ key, trim: trimTo(schema) }))
  return (value) => {
    const given = asRecord(value)
    const kept: Record<string, unknown> = {}
    for (const { key, trim } of trims) {
      const it = trim(given[key])
      if (it !== undefined) kept[key] = it
    }
    return kept
  }
}

/** Trims alternatives that a word tells apart. */
function oneOf(options: readonly Schema[], word: string): Trim {
  const trims = new Map<unknown, Trim>()
  for (const option of options) {
    const trim = trimTo(option)
    for (const it of option._zod.propValues?.[word] ?? []) trims.set(it, trim)
  }
  return (value) => {
    const trim = trims.get(asRecord(value)[word])
    if (!trim) throw new Misfit()
    return trim(value)
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw new Misfit()
  return value
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

class Misfit extends Error {
  constructor() {
    super('An answer is not what the contract says.')
  }
}
