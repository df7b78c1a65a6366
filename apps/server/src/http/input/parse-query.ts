import { parse } from 'node:querystring'

const MOST_PAIRS = 2_000

/** Parses a query. Bracket form is a list, also of one: `schools[]=1` (spec §7). Without brackets a name has one value. */
export function parseQuery(text: string): Record<string, unknown> {
  const pairs = Object.entries(parse(text, '&', '=', { maxKeys: MOST_PAIRS }))
  return Object.fromEntries(
    pairs.map(([name, value]) => (name.endsWith('[]') ? [name.slice(0, -2), [value].flat()] : [name, value])),
  )
}
