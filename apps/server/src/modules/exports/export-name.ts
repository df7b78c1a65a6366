import type { ExportScope } from '@corridor/contract/reports/exports'
import type { Day } from '@corridor/domain/calendar/calendar'

const MOST_LETTERS = 100

/** «Corridor Copper Ridge Middle School 2026-10-22.zip»: without what some computer does not take in a name. */
export function exportName({ kind }: ExportScope, about: string, day: Day): string {
  const what = kind === 'own' ? `${about} own visits` : about
  const plain = what
    .replaceAll(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `Corridor ${[...plain].slice(0, MOST_LETTERS).join('').trim()} ${day}.zip`
}
