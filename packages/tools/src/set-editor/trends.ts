import type { JsonObject } from '@corridor/domain/data/json'
import { counted } from '@corridor/domain/words/count-words'
import type { Tool } from '../definition/seal.ts'
import type { ChangedItem } from '../definition/tool.ts'

export type Mapping = Readonly<Record<string, 'same' | 'reworded'>>

/** How a draft compares with the version before it. */
export interface Trends {
  /** The entries that were there before and read differently now, by id. */
  readonly changed: ReadonlyMap<string, ChangedItem>
  readonly isNew: (id: string) => boolean
  readonly dropped: readonly ChangedItem[]
}

/** How a draft compares with the version before; one that is not whole yet is compared as far as it goes. */
export function trendsOf(tool: Tool | undefined, before: JsonObject | undefined, now: JsonObject): Trends {
  const known = before && tool ? new Set(tool.items(before).map(({ id }) => id)) : undefined
  const changes = before && tool ? comparing(() => tool.changed(before, now)) : []
  return {
    changed: new Map(changes.filter(({ is }) => is !== null).map((it) => [it.id, it])),
    isNew: (id) => known !== undefined && !known.has(id),
    dropped: changes.filter(({ is }) => is === null),
  }
}

/** Compares, and answers nothing for content that the tool would not publish. */
function comparing(work: () => readonly ChangedItem[]): readonly ChangedItem[] {
  try {
    return work()
  } catch {
    return []
  }
}

/** “v4 keeps 7 items, rewords 1, adds 1 and drops 1.” */
export function summaryOf(
  trends: Trends,
  ids: readonly string[],
  mapping: Mapping,
  next: number,
  { one, many }: { readonly one: string; readonly many: string },
) {
  const added = ids.filter(trends.isNew).length
  const reworded = ids.filter((id) => trends.changed.has(id) && mapping[id] === 'reworded').length
  const parts = [
    `keeps ${counted(ids.length - added - reworded, one, many)}`,
    reworded > 0 && `rewords ${reworded}`,
    added > 0 && `adds ${added}`,
    trends.dropped.length > 0 && `drops ${trends.dropped.length}`,
  ].filter((it) => it !== false)
  return `Version ${next} ${parts.join(', ')}.`
}
