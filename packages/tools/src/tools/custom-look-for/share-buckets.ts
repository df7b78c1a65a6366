/** Shares of students in the buckets that reports count: a mean of percents would hide classes that differ. */
export const shareBuckets = [
  { value: 'nobody', label: 'None', from: 0, to: 0 },
  { value: 'under-half', label: '1–49%', from: 1, to: 49 },
  { value: 'half', label: '50–74%', from: 50, to: 74 },
  { value: 'most', label: '75–99%', from: 75, to: 99 },
  { value: 'everybody', label: 'All', from: 100, to: 100 },
] as const

/** The shares that one tap gives. */
export const quickShares = [0, 25, 50, 75, 100] as const
