import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import type { RolloverDraft } from '@corridor/domain/rollover/rollover-draft'
import { useState } from 'react'
import { useSaveOnLeave } from '../../../forms/use-save-on-leave.ts'
import { PlanKeeper, type PlanState } from './plan-keeper.ts'

/** Where an educator is in the next school year: where they are now, gone, or at another school. */
export type NextPlace = 'stays' | 'leaves' | SchoolId

/** The plan of the next school year, as it stands on this page. */
export function usePlan(initial: RolloverDraft, revision: number) {
  const [content, setContent] = useState(initial)
  const [state, setState] = useState<PlanState>('saved')
  const [keeper] = useState(() => new PlanKeeper(initial, revision, setState))
  useSaveOnLeave(keeper)
  const change = (part: Partial<RolloverDraft>) => {
    const next = { ...content, ...part }
    setContent(next)
    keeper.change(next)
  }
  return { content, state, keeper, change }
}

export type Plan = ReturnType<typeof usePlan>

export function placeOf({ leaving, moving }: RolloverDraft, id: EducatorId, from: SchoolId): NextPlace {
  if (leaving.includes(id)) return 'leaves'
  return moving.find((it) => it.educatorId === id && it.from === from)?.to ?? 'stays'
}

/**
 * The plan with an educator’s place: one who leaves, leaves all their schools; one who moves, moves from one of
 * them.
 */
export function withPlace(
  { leaving, moving }: RolloverDraft,
  { id, from, place }: { readonly id: EducatorId; readonly from: SchoolId; readonly place: NextPlace },
): Pick<RolloverDraft, 'leaving' | 'moving'> {
  const others = leaving.filter((it) => it !== id)
  if (place === 'leaves')
    return { leaving: [...others, id], moving: moving.filter(({ educatorId }) => educatorId !== id) }
  const rest = moving.filter((it) => it.educatorId !== id || it.from !== from)
  const moved = place === 'stays' ? [] : [{ educatorId: id, from, to: place }]
  return { leaving: others, moving: [...rest, ...moved] }
}

/** The plan with an educator’s grades; the current ones are no change. */
export function withGrades(
  { grades }: RolloverDraft,
  { id, now, next }: { readonly id: EducatorId; readonly now: string; readonly next: string },
): Pick<RolloverDraft, 'grades'> {
  const others = grades.filter(({ educatorId }) => educatorId !== id)
  return { grades: next === now ? others : [...others, { educatorId: id, grades: next }] }
}
