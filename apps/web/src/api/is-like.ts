/**
 * Whether a value has all that the sample has, of the same kinds; anything beyond that is ignored. A list’s sample
 * is its first entry; an empty sample allows any list. The contract’s schemas say more, and would weigh on every
 * first load.
 */
export function isLike<T>(value: unknown, sample: T): value is T {
  if (Array.isArray(sample))
    return Array.isArray(value) && (sample.length === 0 || value.every((it) => isLike(it, sample[0])))
  if (!isObject(sample)) return typeof value === typeof sample
  return isObject(value) && Object.entries(sample).every(([key, it]) => isLike(value[key], it))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
