/** How far a student is in the task at the moment of the look. */
export const levels = [0, 1, 2, 3] as const
export type Level = (typeof levels)[number]

export const levelTitles: Readonly<Record<Level, string>> = {
  0: 'Not engaged',
  1: 'In and out',
  2: 'On task',
  3: 'Deeply engaged',
}

/** The level from which a look compares with the codes of On Task. */
export const ON_TASK_FROM = 2

/** What a student did who was not, or not all the time, in the task. */
export const offTaskKinds = [
  'waiting',
  'head-down',
  'side-talk',
  'device',
  'out-of-seat',
  'other-work',
  'other',
] as const
export type OffTaskKind = (typeof offTaskKinds)[number]

export const offTaskTitles: Readonly<Record<OffTaskKind, string>> = {
  waiting: 'Waiting for materials',
  'head-down': 'Head down',
  'side-talk': 'Side talk',
  device: 'Device',
  'out-of-seat': 'Out of seat',
  'other-work': 'Other school work',
  other: 'Something else',
}

/** Whether a level leaves something to say about what the student did instead. */
export function isOffTask(level: Level): boolean {
  return level < ON_TASK_FROM
}
