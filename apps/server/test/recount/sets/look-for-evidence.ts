import { many } from '../arithmetic.ts'
import type { Question } from '../counted.ts'
import { shortSeenFrom } from '../days.ts'
import type { RawObservation } from '../raw.ts'
import { line, type Said } from '../said.ts'
import type { Settings } from '../tools/look-fors.ts'
import { type Look, wordsOf } from './look-for-answers.ts'
import type { SetVisits } from './set-visits.ts'

const MOST_VISITS = 40
const MOST_AN_ITEM = 3

type Marks = Readonly<Record<string, { readonly evidence?: string }>>
const marksIn = ({ document }: RawObservation) => (document.capture as { marks: Marks }).marks

const order = ({ started_at, id }: RawObservation) => `${new Date(started_at).toISOString()} ${id}`

/** What was written of each look-for in the newest visits with something written. */
export function evidence({ raw, today }: Question, { shown, used }: SetVisits, looks: readonly Look[]): Said {
  const newest = shown
    .flatMap(({ rows }) => rows)
    .filter((row) => Object.values(marksIn(row)).some((it) => /\S/.test(it.evidence ?? '')))
    .toSorted((a, b) => (order(a) > order(b) ? -1 : 1))
    .slice(0, MOST_VISITS)
  const rows = looks.flatMap((look) => {
    const { id } = look.item
    const isAsked = (row: RawObservation) =>
      (used.settingsOf(row) as Settings).items.some((it) => it.id === id && !it.isPrivate)
    const written = newest.filter((row) => isAsked(row) && (marksIn(row)[id]?.evidence ?? '').trim() !== '')
    return written.slice(0, MOST_AN_ITEM).map((row) => {
      const educator = raw.educators.find((it) => it.id === row.educator_id)?.name ?? ''
      const text = marksIn(row)[id]?.evidence?.trim() ?? ''
      return [wordsOf(look), text, educator, shortSeenFrom(today, row.started_on)]
    })
  })
  if (rows.length === 0) return {}
  const words = `The newest of each look-for, from ${many(newest.length, 'visit')} you may read`
  return { evidence: [line(words), [['Evidence'], ...rows]] }
}
