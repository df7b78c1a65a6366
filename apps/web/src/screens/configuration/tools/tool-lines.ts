import type { ToolFace } from '@corridor/tools/definition/tool-face'

/** “47 visits”, “Not used yet” */
export function usedWords(face: ToolFace | undefined, used: number): string {
  if (used === 0) return 'Not used yet'
  return `${used.toLocaleString('en-US')} ${face?.countedAs ?? (used === 1 ? 'visit' : 'visits')}`
}
