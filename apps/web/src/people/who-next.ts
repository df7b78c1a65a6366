import type { CoverageRow, SchoolDashboard } from '@corridor/contract/reports/dashboard'
import type { Day } from '@corridor/domain/calendar/calendar'
import { shortDay, shortDayFrom } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'

const MOST = 5
/** However many follow-ups are due, those who wait keep these places. */
const LEAST_WAITING = 2

interface Next {
  readonly educator: CoverageRow['educator']
  readonly isPromised: boolean
  readonly reasons: readonly string[]
}

type Asked = Pick<SchoolDashboard, 'followUps' | 'yearStartsOn'> & {
  readonly today: Day
  /** Longest wait first. */
  readonly rows: readonly CoverageRow[]
  /** Only the reader's own visits are known: others may have been there since. */
  readonly isOwnAlone?: boolean
}

/** Whoever has waited longest, then those whom somebody promised to see again by now. */
export function whoNext({ rows, followUps, yearStartsOn, today, isOwnAlone = false }: Asked): Next[] {
  const due = new Map(followUps.map((it) => [it.educatorId, it.dueOn]))
  const promised = followUps.flatMap(({ educatorId }) =>
    rows.filter(({ educator }) => educator.id === educatorId),
  )
  const beyond = (places: number) => promised.filter((row) => rows.indexOf(row) >= places)
  let places = MOST
  while (places > LEAST_WAITING && places + beyond(places).length > MOST) places -= 1
  const waiting = rows.slice(0, places)
  return [...waiting, ...beyond(places)].slice(0, MOST).map((row) => {
    const dueOn = due.get(row.educator.id)
    return {
      educator: row.educator,
      isPromised: dueOn !== undefined,
      reasons: [
        ...(waiting.includes(row) ? [waitOf(row, yearStartsOn, isOwnAlone)] : []),
        ...(dueOn ? [`Follow-up due ${dueOn === today ? 'today' : shortDayFrom(today, dueOn)}`] : []),
      ],
    }
  })
}

function waitOf({ schoolDaysSince, educator }: CoverageRow, yearStartsOn: Day, isOwnAlone: boolean): string {
  const last = isOwnAlone ? 'your last visit' : 'last visit'
  if (schoolDaysSince !== null) return `${counted(schoolDaysSince, 'school day')} since ${last}`
  if (isOwnAlone) return 'No visit of yours yet'
  return educator.joinedOn > yearStartsOn
    ? `No visit yet, joined ${shortDay(educator.joinedOn)}`
    : 'No visit yet'
}
