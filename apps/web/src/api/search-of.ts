export type Query = Readonly<Record<string, unknown>>

/** A query string with arrays in bracket form, `school[]=1&school[]=2`, the brackets unescaped. */
export function searchOf(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined || value === null) return []
    if (Array.isArray(value)) return value.map((it) => `${name}[]=${encodeURIComponent(String(it))}`)
    return [`${name}=${encodeURIComponent(String(value))}`]
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
