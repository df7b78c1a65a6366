/** The way to a value inside others. */
export type Path = readonly (string | number)[]

interface Spot {
  readonly path: Path
  readonly value: unknown
}

/** Every value that holds no others. Of a list the first and the last, which stand for those between. */
export function spotsIn(value: unknown, path: Path = []): Spot[] {
  if (value instanceof Uint8Array || value === undefined) return []
  if (Array.isArray(value)) {
    const ends = [...new Set([0, value.length - 1])].filter((index) => index >= 0)
    return ends.flatMap((index) => spotsIn(value[index], [...path, index]))
  }
  if (!isRecord(value)) return [{ path, value }]
  return Object.entries(value).flatMap(([key, it]) => spotsIn(it, [...path, key]))
}

/** Every object, and something that one of its keys holds. */
export function recordsIn(value: unknown, path: Path = []): Spot[] {
  if (value instanceof Uint8Array || typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, it]) =>
    recordsIn(it, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return Array.isArray(value) ? inside : [{ path, value: Object.values(value)[0] }, ...inside]
}

/** A value with something else at one place in it. */
export function put(value: unknown, [key, ...path]: Path, instead: unknown): unknown {
  if (key === undefined) return instead
  if (Array.isArray(value)) return value.map((it, index) => (index === key ? put(it, path, instead) : it))
  const record: Record<string, unknown> = isRecord(value) ? value : {}
  return { ...record, [key]: put(record[key], path, instead) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
