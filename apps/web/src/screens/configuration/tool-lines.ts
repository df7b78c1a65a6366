interface Line {
  /** What it is, in a few words. */
  readonly what: string
  /** «96 held», where they are not visits. */
  readonly used?: string
}

const lines: Readonly<Record<string, Line>> = {
  'noticing-wondering': { what: 'Statements and open questions' },
  'on-task': { what: 'Timed sweeps of the whole class' },
  'advanced-task': { what: 'Engagement and task demand' },
  'higher-level-questioning': { what: 'One-tap counts by thinking level' },
  'narrative-corner': { what: 'Timestamped script with tags' },
  'keeping-time': { what: 'Gap-free lesson segments' },
  'standard-over-time': { what: 'One standard, repeated visits' },
  'targeted-comment': { what: 'Comments from a bank, tied to evidence' },
  'expanded-rubric': { what: 'Levels with evidence' },
  'teacher-conference': { what: 'Agenda, goals and action steps', used: 'held' },
  'custom-look-for': { what: 'Three states, in sets' },
}

export function lineOf(key: string): string {
  return lines[key]?.what ?? ''
}

/** «47 visits», «Not used yet» */
export function usedWords(key: string, used: number): string {
  if (used === 0) return 'Not used yet'
  return `${used.toLocaleString('en-US')} ${lines[key]?.used ?? (used === 1 ? 'visit' : 'visits')}`
}

interface Sets {
  /** Where one of them is written, with its number after it. */
  readonly path: string
  readonly add: string
}

const sets: Readonly<Record<string, Sets>> = {
  'custom-look-for': { path: '/configuration/custom-look-for', add: 'New look-for set' },
  'expanded-rubric': { path: '/configuration/rubric', add: 'New rubric' },
}

export function setsOf(key: string): Sets | undefined {
  return sets[key]
}
