/** The fewest of which a share is shown as a percentage. */
export const ENOUGH_FOR_PERCENT = 5

/** “1 visit”, “2 visits”, “1,204 visits” */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`
}

/** “1,204” */
export function grouped(count: number): string {
  // Most counts are small, and need no formatter.
  return Number.isInteger(count) && Math.abs(count) < 1000 ? String(count) : count.toLocaleString('en-US')
}

/** “40 of 89 (45%)”; a share of fewer than five is not a percentage. */
export function shareOf(part: number, whole: number): string {
  const counts = `${grouped(part)} of ${grouped(whole)}`
  return whole < ENOUGH_FOR_PERCENT ? counts : `${counts} (${percent(part / whole)})`
}

/** “45%” of a share. */
export function percent(share: number): string {
  return `${hundredths(share)}%`
}

/**
 * A share in whole percents. A half is rounded up, also where floating point falls just short of it: 207 of 360 is
 * 57.5, and so 58.
 */
export function hundredths(share: number): number {
  return Math.round(Number((100 * share).toPrecision(12)))
}
