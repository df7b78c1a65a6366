import { type Entry, groupsOf, moveDomain, moveEntry, type Outline } from './outline.ts'

/**
 * The outline with the dragged entry beside the one under the pointer: before it in its upper half, after it in its
 * lower. Undefined where that changes nothing.
 */
export function draggedTo<E extends Entry>(
  outline: Outline<E>,
  id: string,
  under: Element | null,
  y: number,
): Outline<E> | undefined {
  const groups = groupsOf(outline)
  const section = under?.closest<HTMLElement>('[data-domain]')
  const at = groups.findIndex(({ domain }) => domain.id === section?.dataset.domain)
  const group = groups[at]
  if (!section || !group) return undefined
  if (groups.some(({ domain }) => domain.id === id)) {
    const from = groups.findIndex(({ domain }) => domain.id === id)
    const to = placeBeside(from, at, isLower(section, y))
    return to === from ? undefined : moveDomain(outline, id, to)
  }
  const row = under?.closest<HTMLElement>('[data-entry]')
  const from = group.entries.findIndex((it) => it.id === id)
  const over = group.entries.findIndex((it) => it.id === row?.dataset.entry)
  const to = row ? placeBeside(from, over, isLower(row, y)) : 0
  return to === from ? undefined : moveEntry(outline, id, { domainId: group.domain.id, index: to })
}

/**
 * The new index, counted without the dragged entry, which may have stood before it; from -1: it comes from another
 * domain.
 */
function placeBeside(from: number, over: number, isAfter: boolean): number {
  if (from === over) return from
  const before = from >= 0 && from < over ? over - 1 : over
  return isAfter ? before + 1 : before
}

function isLower(element: Element, y: number): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return y > (top + bottom) / 2
}
