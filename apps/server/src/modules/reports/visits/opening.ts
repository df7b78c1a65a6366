import type { Opening } from '@corridor/domain/report/opening'

export type Narrower = Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>

/** The opening of a figure: its visits, as a narrower question. A figure of zero opens nothing. */
export function opening(visits: number, narrower: Narrower = {}): Opening | undefined {
  if (visits === 0) return undefined
  const pairs: string[] = []
  // Numbers are not encoded: a report has thousands of these.
  const encoded = (it: string | number) => (typeof it === 'number' ? it : encodeURIComponent(it))
  for (const [name, value] of Object.entries(narrower)) {
    if (value === undefined) continue
    if (typeof value === 'object') for (const it of value) pairs.push(`${name}[]=${encoded(it)}`)
    else pairs.push(`${name}=${encoded(value)}`)
  }
  return { query: pairs.join('&'), visits }
}
