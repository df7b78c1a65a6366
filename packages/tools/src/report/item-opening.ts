import type { Opening } from '@corridor/domain/report/opening'

/** The opening of the visits in which an item was counted with a value; undefined where there are none. */
export function itemOpening(query: string, item: string, value: string, visits: number): Opening | undefined {
  if (visits === 0) return undefined
  return {
    query: `${query}&items[]=${encodeURIComponent(item)}&values[]=${encodeURIComponent(value)}`,
    visits,
  }
}
