import type { Opening } from '@corridor/domain/report/opening'

export type Narrower = Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>

/** What a figure opens: its visits, as a narrower question. Of nothing, nothing opens. */
export function opening(visits: number, narrower: Narrower = {}): Opening | undefined {
  if (visits === 0) return undefined
  const pairs = Object.entries(narrower).flatMap(([name, value]) => {
    if (value === undefined) return []
    if (typeof value === 'object') return value.map((it) => `${name}[]=${encodeURIComponent(it)}`)
    return [`${name}=${encodeURIComponent(value)}`]
  })
  return { query: pairs.join('&'), visits }
}
