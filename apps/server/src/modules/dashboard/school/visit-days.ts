import type { Day } from '@corridor/domain/calendar/calendar'
import { isImpersonated } from '@corridor/domain/people/actor'
import type { SchoolId } from '@corridor/domain/people/ids'
import { AtHand } from '../../../database/at-hand.ts'
import { earlier, firstOfMonth, lastOfMonth, later } from '../../reports/days/span.ts'
import { grouped } from '../../reports/grouped.ts'
import type { Reading } from '../../reports/source.ts'
import { namedMonths } from '../../reports/tally/named-months.ts'
import { type Part, visitDaysOf } from '../dashboard.queries.ts'
import { daysOfSchool } from './visit-days.queries.ts'

type Days = Awaited<ReturnType<typeof daysOfSchool>>

/** The most bytes of months that are kept at hand: a large school has some five hundred lines in one. */
const MOST_BYTES = 5_000_000
const BYTES_A_LINE = 160
const atHand = new AtHand<Days>(MOST_BYTES)

interface Asked {
  readonly since: Day
  readonly until: Day
}

/**
 * The visits of a part of a school, as its grid shows them. Who leads the whole school knows of every visit but the
 * coaching of others, so for them months that did not change since they were read come from the cache.
 */
export async function visitDaysAt({ db, actor, me }: Reading, part: Part, { since, until }: Asked) {
  const { schoolId, educatorIds } = part
  if (educatorIds !== 'all' || me !== undefined) return visitDaysOf(db, { actor, me }, part, { since, until })
  const months = await namedMonths({ db, reader: { actor, me } }, schoolId, { from: since, to: until })
  const { known, lacking } = atHand.look(months, ({ name }) => name)
  const anew = await readAnew(db, schoolId, lacking)
  const isOwn = ({ observerId }: Days[number]) => observerId === actor.userId && !isImpersonated(actor)
  return [...known.values(), ...anew]
    .flat()
    .filter(({ day }) => since <= day && day <= until)
    .map((it) => ({ ...it, known: it.isCoaching && !isOwn(it) ? 0 : it.visits }))
}

async function readAnew(
  db: Reading['db'],
  schoolId: SchoolId,
  lacking: readonly { readonly month: Day; readonly name: string }[],
): Promise<Days[]> {
  if (lacking.length === 0) return []
  const days = lacking.map(({ month }) => month)
  const [since, until] = [days.reduce(earlier), lastOfMonth(days.reduce(later))]
  const byMonth = grouped(await daysOfSchool(db, { schoolId, since, until }), ({ day }) => firstOfMonth(day))
  return lacking.map(({ month, name }) => {
    const theirs = byMonth.get(month) ?? []
    return atHand.keep(name, theirs, BYTES_A_LINE * (1 + theirs.length))
  })
}
