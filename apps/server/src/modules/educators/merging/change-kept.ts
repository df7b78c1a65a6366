import type { ChangeMade, SeveralChange } from '@corridor/contract/people/educator-sets'
import type { Teaching } from '@corridor/contract/people/educators'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { MovedRows } from '../../observations/merging/move-observations.ts'
import type { GroupBefore } from '../../people/assignment/educator-in-groups.ts'
import type { educators } from '../educators.tables.ts'

export type { ChangeMade }
export type ChangeKind = SeveralChange['kind'] | 'merge'

/** All columns of an educator's row. */
export type EducatorFacts = Omit<
  typeof educators.$inferSelect,
  | 'districtId'
  | 'id'
  | 'sortName'
  | 'searchText'
  | 'teachesFrom'
  | 'teachesUntil'
  | 'teachesInParts'
  | 'hasSeveralPlaces'
>

/** An educator as a change of several leaves them. */
export type StateKept = {
  readonly isActive: boolean
  readonly isProvisional: boolean
  readonly taught: readonly Teaching[]
}

export interface SeveralUndo {
  readonly changed: readonly {
    readonly id: EducatorId
    readonly before: StateKept
    readonly after: StateKept
  }[]
}

export interface MergeUndo {
  readonly kept: { readonly id: EducatorId; readonly before: EducatorFacts; readonly after: EducatorFacts }
  readonly other: EducatorFacts & { readonly id: EducatorId }
  readonly taught: {
    readonly before: readonly Teaching[]
    readonly after: readonly Teaching[]
    readonly other: readonly Teaching[]
  }
  readonly moved: MovedRows
  /** Moved steps by their ids, and links by the hashes of their tokens. */
  readonly steps: readonly string[]
  readonly links: readonly string[]
  readonly groups: readonly GroupBefore[]
  /** Educators who were merged into the other one before. */
  readonly earlier: readonly EducatorId[]
}

export type Undoable = SeveralUndo | MergeUndo

/** For how many days a change can be undone. */
export const UNDO_DAYS = 30
