import type { Day } from '@corridor/domain/calendar/calendar'
import type { Random } from '../random.ts'

/** A diary of observers: nobody visits two rooms at once. */
export interface Diary {
  /** Takes a free half hour and answers its first minute since midnight. */
  book(observer: string, day: Day, random: Random): number
  /** Takes the half hour around a minute. */
  reserve(observer: string, day: Day, minute: number): void
}

const MINUTES_A_SLOT = 30

export function openDiary(): Diary {
  const taken = new Set<string>()
  const key = (observer: string, day: Day, slot: number) => `${observer} ${day} ${slot}`
  return {
    book: (observer, day, random) => {
      const free = slots.filter(({ slot }) => !taken.has(key(observer, day, slot)))
      const { slot } = random.weighted(free, ({ weight }) => weight)
      taken.add(key(observer, day, slot))
      return slot * MINUTES_A_SLOT
    },
    reserve: (observer, day, minute) => {
      taken.add(key(observer, day, Math.floor(minute / MINUTES_A_SLOT)))
    },
  }
}

// Half hours from 8:00 to the one at 14:30: leaders get round most in the middle of the morning, least at the end.
const slots = [4, 5, 9, 10, 12, 11, 8, 7, 5, 7, 8, 6, 3, 2].map((weight, index) => ({
  slot: 16 + index,
  weight,
}))
