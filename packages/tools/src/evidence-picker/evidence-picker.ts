import type { Evidence } from '../definition/capture-view.ts'
import type { PieceOfEvidence } from './evidence-picker.shape.ts'
import { MOST_EVIDENCE_LETTERS } from './evidence-terms.ts'

/** The changes of pieces of evidence. They must be the same functions in every render. */
export interface PieceChanges {
  readonly add: (piece: PieceOfEvidence, one?: string) => void
  readonly change: (id: string, next: Partial<Pick<PieceOfEvidence, 'text' | 'stance'>>, one?: string) => void
  readonly remove: (id: string) => void
}

/** Whether a piece says or shows something: a field that was opened and left empty is no evidence. */
export function isFilled({ text, file }: Pick<PieceOfEvidence, 'text' | 'file'>): boolean {
  return text.trim() !== '' || file !== undefined
}

type Place = Pick<Evidence, 'observationId' | 'entryId'>

/** The key of an entry: an entry is the same evidence wherever it is used. */
export function placeOf({ observationId, entryId }: Place): string {
  return `${observationId}/${entryId}`
}

/** Makes a piece of evidence from an entry as it reads now: a later edit of the entry does not change the piece. */
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

/** The titles of tools’ entries; any other tool’s are titled by their kind. */
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

/** Evidence grouped by its tool, photos and documents apart. Tagged entries come first, then by time. */
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
