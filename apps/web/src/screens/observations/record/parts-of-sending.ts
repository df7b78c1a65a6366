import type { Observation } from '@corridor/contract/observations/observation-read'

/** All that was sent together, each as if its own address had been asked for: in the order of the visit. */
export function partsOfSending({ others, apart, ...own }: Observation): Observation[] {
  const all = [own, ...others].toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))
  return all.map((part) => ({ ...part, apart, others: all.filter((it) => it !== part) }))
}

const startOf = ({ id, record }: Pick<Observation, 'id' | 'record'>) =>
  `${new Date(record.startedAt).toISOString()} ${id}`
