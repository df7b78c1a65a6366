import { many, share, tally, total } from '../arithmetic.ts'
import { chart, type Figure } from '../figures.ts'
import type { Used } from './used.ts'

interface Entry {
  readonly id: string
  readonly column: string
  readonly about: string | null
  readonly causeId: string | null
  readonly text: string
  readonly tags: object
}

const abouts = [
  ['teacher', 'Teacher'],
  ['students', 'Students'],
  ['environment', 'Room'],
  ['materials', 'Materials'],
  [null, 'Not said'],
] as const
const columns = [
  ['noticing', 'Noticings'],
  ['wondering', 'Wonderings'],
] as const

export function noticing({ rows }: Used): Figure[] {
  const each = rows.map(({ document }) =>
    (document.capture as { entries: Entry[] }).entries.filter(({ text }) => text.trim() !== ''),
  )
  const entries = each.flat()
  if (entries.length === 0) return [{ note: 'Nothing was noticed or wondered about in these visits.' }]
  const at = tally(entries.map(({ column, about }) => `${column} ${about}`))
  const used = abouts.filter(([about]) => columns.some(([column]) => at(`${column} ${about}`) > 0))
  const cells = columns.map(([column, title]) => [
    title,
    ...used.map(([about]) => String(at(`${column} ${about}`))),
  ])
  const [seen, asked] = columns.map(([column]) => entries.filter((it) => it.column === column).length)
  const [n, w] = [seen ?? 0, asked ?? 0]
  const linked = total(
    each.map((theirs) => {
      const noticed = new Set(theirs.filter((it) => it.column === 'noticing').map(({ id }) => id))
      return theirs.filter(({ column, causeId }) => column === 'wondering' && noticed.has(causeId ?? ''))
        .length
    }),
  )
  const few = Math.max(1, Math.min(n, w))
  const tenths = (it: number) => Math.round((it / few) * 10) / 10
  const students = entries.filter(({ about }) => about === 'students').length
  const said = entries.filter(({ about }) => about !== null).length
  const tagged = entries.filter(({ tags }) => Object.keys(tags).length > 0).length
  return [
    chart('What they are about', ['Column', ...used.map(([, title]) => title)], cells, [
      entries.length,
      many(entries.length, 'entry', 'entries'),
    ]),
    {
      facts: [
        ['Noticings', String(n)],
        ['Wonderings', String(w)],
        ['Noticings to wonderings', `${tenths(n)} to ${tenths(w)}`],
        ...(said > 0
          ? [['About students', share(students, said), 'of entries that say what they are about'] as const]
          : []),
        ['Tagged', share(tagged, entries.length), 'of all entries'],
        ...(w > 0 ? [['From a noticing', share(linked, w), 'of wonderings'] as const] : []),
      ],
    },
  ]
}
