import type { Evidence } from '../definition/capture-view.ts'
import type { PieceOfEvidence } from './evidence-picker.shape.ts'

export const stances = ['supports', 'contradicts'] as const
export type Stance = (typeof stances)[number]

export const stanceTitles: Readonly<Record<Stance, string>> = {
  supports: 'Supports',
  contradicts: 'Contradicts',
}

export const MOST_EVIDENCE_LETTERS = 2_000

/** Something was said or shown: a field that was opened and left empty is no evidence. */
export function isFilled({ text, file }: Pick<PieceOfEvidence, 'text' | 'file'>): boolean {
  return text.trim() !== '' || file !== undefined
}

type Place = Pick<Evidence, 'observationId' | 'entryId'>

/** The same entry is the same evidence, wherever it is used. */
export function placeOf({ observationId, entryId }: Place): string {
  return `${observationId}/${entryId}`
}

/** As it reads now: what is edited over there later does not change it here. */
export function pieceFrom(id: string, it: Evidence): PieceOfEvidence {
  const { observationId, toolTypeId, entryId, kind, at, file } = it
  return {
    id,
    text: it.text.slice(0, MOST_EVIDENCE_LETTERS),
    stance: 'supports',
    source: { observationId, toolTypeId, entryId, kind, at },
    ...(file ? { file } : {}),
  }
}

export interface EvidenceGroup {
  readonly title: string
  readonly entries: readonly Evidence[]
}

/** What the entries of a tool are called together; any other tool's are called by their kind. */
const groupTitles: Readonly<Partial<Record<number, string>>> = {
  1: 'Noticings',
  2: 'Sweeps',
  3: 'Rounds',
  4: 'Questions',
  5: 'Narrative',
  6: 'Time',
  7: 'Standard',
  8: 'Comments',
  10: 'Conference',
  11: 'Look-fors',
}

/** By what recorded them, photos and documents apart. What was tagged comes first, then by the clock. */
export function groupsOf(
  all: readonly Evidence[],
  isTagged: (it: Evidence) => boolean,
): readonly EvidenceGroup[] {
  const groups = new Map<string, Evidence[]>()
  for (const it of all) {
    const title = it.file ? 'Files' : (groupTitles[it.toolTypeId] ?? it.kind)
    groups.set(title, [...(groups.get(title) ?? []), it])
  }
  const order = (it: Evidence) => `${isTagged(it) ? 0 : 1} ${it.at}`
  return [...groups].map(([title, entries]) => ({
    title,
    entries: entries.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)),
  }))
}
