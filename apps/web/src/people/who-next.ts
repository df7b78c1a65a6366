import type { CoverageRow, SchoolDashboard } from '@corridor/contract/reports/dashboard'
import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDay } from '@corridor/domain/calendar/day-words'
import { dueWords } from '@corridor/domain/calendar/due-words'
import { counted } from '@corridor/domain/words/count-words'

const MOST = 5
/** The places on the list that are kept for those who wait longest, however many follow-ups are due. */
const LEAST_WAITING = 2

interface Next {
  readonly educator: CoverageRow['educator']
  readonly isPromised: boolean
  readonly reasons: readonly string[]
}

type Asked = Pick<SchoolDashboard, 'followUps' | 'yearStartsOn' | 'steps'> & {
  readonly today: Day
  /** The educators, the longest wait first. */
  readonly rows: readonly CoverageRow[]
  /** Whether only the reader’s own visits are known: others may have been there since. */
  readonly isOwnAlone?: boolean
}

interface Due {
  readonly dueOn: Day
  readonly reason: string
}

/** Whom to visit next: those who have waited longest, then those promised a follow-up by now or with a step due. */
export function whoNext({ rows, yearStartsOn, isOwnAlone = false, ...asked }: Asked): Next[] {
  const due = dueOf(asked)
  const promised = [...due]
    .toSorted(([, a], [, b]) => firstOf(a).localeCompare(firstOf(b)))
    .flatMap(([id]) => rows.filter(({ educator }) => educator.id === id))
  const beyond = (places: number) => promised.filter((row) => rows.indexOf(row) >= places)
  let places = MOST
  while (places > LEAST_WAITING && places + beyond(places).length > MOST) places -= 1
  const waiting = rows.slice(0, places)
  return [...waiting, ...beyond(places)].slice(0, MOST).map((row) => {
    const theirs = due.get(row.educator.id) ?? []
    return {
      educator: row.educator,
      isPromised: theirs.length > 0,
      reasons: [
        ...(waiting.includes(row) ? [waitOf(row, yearStartsOn, isOwnAlone)] : []),
        ...theirs.map(({ reason }) => reason),
      ],
    }
  })
}

/** What is due, in words, by educator. */
function dueOf({ followUps, steps, today }: Omit<Asked, 'rows' | 'yearStartsOn'>): Map<number, Due[]> {
  const all = new Map<number, Due[]>()
  const add = (id: number, due: Due) => all.set(id, [...(all.get(id) ?? []), due])
  for (const { educatorId, dueOn } of followUps)
    add(educatorId, { dueOn, reason: `Follow-up ${lowered(dueWords(dueOn, today))}` })
  for (const { educatorId, dueOn } of steps?.due ?? [])
    add(educatorId, { dueOn, reason: `Action step ${lowered(dueWords(dueOn, today))}` })
  return all
}

/** Whether a follow-up or a step is due with an educator. */
export function isDue({ followUps, steps }: Pick<Asked, 'followUps' | 'steps'>, educatorId: number): boolean {
  return [...followUps, ...(steps?.due ?? [])].some((it) => it.educatorId === educatorId)
}

function firstOf(dues: readonly Due[]): Day {
  return dues.map(({ dueOn }) => dueOn).sort()[0] ?? ''
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

function waitOf(row: CoverageRow, yearStartsOn: Day, isOwnAlone: boolean): string {
  const { schoolDaysSince, isVisitedToday, educator } = row
  if (isVisitedToday) return isOwnAlone ? 'You visited today' : 'Visited today'
  const last = isOwnAlone ? 'your last visit' : 'last visit'
  if (schoolDaysSince === 0) return `No school day since ${last}`
  if (schoolDaysSince !== null) return `${counted(schoolDaysSince, 'school day')} since ${last}`
  if (isOwnAlone) return 'No visit of yours yet'
  return educator.joinedOn > yearStartsOn
    ? `No visit yet, joined ${shortDay(educator.joinedOn)}`
    : 'No visit yet'
}
