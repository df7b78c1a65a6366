import { median } from '@corridor/domain/numbers/statistics'
import type { Question } from './higher-level-questioning.shape.ts'

/** Buckets of wait times: sums of many visits still say where the middle is. */
export const waitBuckets = ['under-1', '1-2', '2-3', '3-5', '5-10', '10-plus'] as const
export type WaitBucket = (typeof waitBuckets)[number]

const waitTitles: Readonly<Record<WaitBucket, string>> = {
  'under-1': 'under 1 s',
  '1-2': '1 to 2 s',
  '2-3': '2 to 3 s',
  '3-5': '3 to 5 s',
  '5-10': '5 to 10 s',
  '10-plus': '10 s or more',
}

const ends: Readonly<Record<WaitBucket, number>> = {
  'under-1': 1,
  '1-2': 2,
  '2-3': 3,
  '3-5': 5,
  '5-10': 10,
  '10-plus': Number.POSITIVE_INFINITY,
}

export function bucketOf(waitSeconds: number): WaitBucket {
  return waitBuckets.find((it) => waitSeconds < ends[it]) ?? '10-plus'
}

export function waitsIn(questions: readonly Question[]): number[] {
  return questions.flatMap(({ waitSeconds }) => waitSeconds ?? [])
}

/** “2.1 s” */
export function waitWords(seconds: number): string {
  return `${seconds.toFixed(1)} s`
}

export function medianWait(questions: readonly Question[]): string {
  const middle = median(waitsIn(questions))
  return middle === undefined ? 'Not timed' : waitWords(middle)
}

/** The bucket in which the middle wait of many visits lies. */
export function middleBucket(countOf: (bucket: WaitBucket) => number): string {
  const total = waitBuckets.reduce((all, it) => all + countOf(it), 0)
  let passed = 0
  for (const bucket of waitBuckets) {
    passed += countOf(bucket)
    if (total > 0 && passed * 2 >= total) return waitTitles[bucket]
  }
  return 'Not timed'
}
