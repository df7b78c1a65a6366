import type { ToolFace } from '@corridor/tools/definition/tool-face'

/** “47 visits”, “Not used yet” */
export function usedWords(face: ToolFace | undefined, used: number): string {
  if (used === 0) return 'Not used yet'
  return `${used.toLocaleString('en-US')} ${face?.countedAs ?? (used === 1 ? 'visit' : 'visits')}`
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
