/** A bucket of lengths: counts of many visits add up, and their middle can still be told. */
export interface Bucket {
  readonly value: string
  readonly label: string
  /** In seconds: lengths below this belong here or in a bucket before. */
  readonly below: number
}

export const transitionLengths: readonly Bucket[] = [
  { value: 'under-30', label: 'under 0:30', below: 30 },
  { value: '30-59', label: '0:30 to 0:59', below: 60 },
  { value: '60-119', label: '1:00 to 1:59', below: 120 },
  { value: '120-299', label: '2:00 to 4:59', below: 300 },
  { value: '300-up', label: '5:00 or more', below: Number.POSITIVE_INFINITY },
]

export const stretchLengths: readonly Bucket[] = [
  { value: 'under-2', label: 'under 2 min', below: 120 },
  { value: '2-4', label: '2 to 5 min', below: 300 },
  { value: '5-9', label: '5 to 10 min', below: 600 },
  { value: '10-19', label: '10 to 20 min', below: 1_200 },
  { value: '20-up', label: '20 min or more', below: Number.POSITIVE_INFINITY },
]

export function bucketOf(buckets: readonly Bucket[], seconds: number): Bucket | undefined {
  return buckets.find(({ below }) => seconds < below)
}

/** The bucket of the middle length; undefined where nothing was counted. */
export function middleBucket(
  buckets: readonly Bucket[],
  countOf: (value: string) => number,
): Bucket | undefined {
  const total = buckets.reduce((all, { value }) => all + countOf(value), 0)
  let before = 0
  return buckets.find(({ value }) => {
    before += countOf(value)
    return total > 0 && before * 2 >= total
  })
}
