import { many, tally, total } from '../arithmetic.ts'
import { drawnRows, line, type Rows, type Said } from '../said.ts'
import { academicIn, askedIn, isHighLevel, scales } from '../tools/questioning.ts'
import { dayIn, type Story, settingsOf, toldWith } from './story.ts'

const names = ['bloom', 'dok', 'high-low']
const headings = ['Six levels, from Remember to Create', 'Four levels of demand (DOK)', 'High or low']
const tops = ['Analyze or above', '3 Strategic or above', 'High']
const MOST_VISITS = 12

/** Which questions were asked in each visit, scale by scale. */
export function questions(story: Story): Said {
  const all = toldWith(story, 4)
  if (all.length === 0) return {}
  const shown = all.slice(-MOST_VISITS)
  const scaleOf = (row: (typeof all)[number]) => (settingsOf(story, row) as { scale: string }).scale
  const used = scales
    .map((levels, place) => ({ levels, place, rows: shown.filter((row) => scaleOf(row) === names[place]) }))
    .filter(({ rows }) => rows.length > 0)
  const blocks = used.flatMap(({ levels, place, rows }): Rows[] => {
    const mixes = rows.map((row) => {
      const academic = academicIn(row)
      const at = tally(academic.map(({ level }) => level))
      const high = `${academic.filter(isHighLevel).length} of ${academic.length}`
      return {
        day: dayIn(story, row),
        each: levels.map(([level]) => String(at(level))),
        high,
        n: academic.length,
      }
    })
    const n = total(mixes.map((it) => it.n))
    const words = `${many(rows.length, 'visit')}, ${many(n, 'academic question')}`
    return [
      ...(used.length > 1 ? [line(headings[place] ?? '')] : []),
      drawnRows(
        'Academic questions by level',
        mixes.map(({ day, each, high }) => [day, ...each, high]),
        [n, words],
      ),
      mixes.map(({ day, high }) => [day, high, tops[place] ?? '']),
    ]
  })
  const kinds = tally(shown.flatMap((row) => askedIn(row).map(({ kind }) => kind)))
  const left = ['procedural', 'rhetorical'].filter((it) => kinds(it) > 0).map((it) => `${kinds(it)} ${it}`)
  const newest = shown.length < all.length ? `The newest ${shown.length} of ` : ''
  const n = total(shown.map((row) => academicIn(row).length))
  const words = `${newest}${many(all.length, 'visit')}, ${many(n, 'academic question')}. Counts are shown`
  return {
    questions: [line(`${words}${left.length > 0 ? `; ${left.join(' and ')} left out` : ''}.`), ...blocks],
  }
}
