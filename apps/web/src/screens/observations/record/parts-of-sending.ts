import type { Observation } from '@corridor/contract/observations/observation-read'

/** All observations that were sent together, in the order of the visit, each as its own address would show it. */
export function partsOfSending({ others, apart, steps, ...own }: Observation): Observation[] {
  const all = [own, ...others].toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))
  return all.map((part) => ({ ...part, apart, steps, others: all.filter((it) => it !== part) }))
}

const startOf = ({ id, record }: Pick<Observation, 'id' | 'record'>) =>
  `${new Date(record.startedAt).toISOString()} ${id}`
