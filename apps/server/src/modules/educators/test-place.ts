import { contract } from '@corridor/contract/contract'
import type { EducatorPageAsked } from '@corridor/contract/people/educator-page'
import type { Educator, EducatorDetails, EducatorPage } from '@corridor/contract/people/educators'
import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { type product, type Reply, TODAY } from '../../../test/harness.ts'
import { makePlace as makePeople } from '../people/test-place.ts'

export { YESTERDAY } from '../people/test-place.ts'

const { add, list, show } = contract.educators

/** A district with two schools, for tests about its educators. */
export async function makePlace(made: Pick<Awaited<ReturnType<typeof product>>, 'database' | 'district'>) {
  const place = await makePeople(made)
  const { rows, ridge, visit } = place
  return {
    ...place,
    /** An educator as a form would send it. */
    details: (details: Partial<EducatorDetails> = {}): EducatorDetails => ({
      name: 'Omar Haddad',
      email: 'omar@example.test',
      externalId: null,
      grades: '8',
      subject: 'Math',
      room: 'Room 224',
      periods: ['2', '3'],
      hiredOn: '2023-08-21',
      isActive: true,
      schools: [{ schoolId: ridge.id, startsOn: TODAY, endsOn: null }],
      ...details,
    }),
    link: (educatorId: EducatorId, userId: UserId) =>
      rows(`update educators set user_id = ${userId} where id = ${educatorId}`),
    seen: (
      educator: { id: EducatorId },
      observer: { id: UserId },
      {
        status = 'sent',
        at = '2026-10-20T16:00:00Z',
        visitId = crypto.randomUUID(),
        school = ridge,
      }: Seen = {},
    ) =>
      visit({
        visitId,
        status,
        schoolId: school.id,
        educatorId: educator.id,
        observerId: observer.id,
        startedAt: new Date(at),
      }),
  }
}

interface Seen {
  readonly status?: 'draft' | 'completed' | 'sent' | 'acknowledged'
  readonly at?: string
  readonly visitId?: string
  readonly school?: { readonly id: SchoolId }
}

export type Place = Awaited<ReturnType<typeof makePlace>>
export type Caller = Place['admin']

export async function listed(caller: Caller, query: Record<string, unknown> = {}) {
  return list.response.parse((await caller.try(list, { query })).body)
}

export const namesOf = ({ items }: { items: readonly { name: string }[] }) => items.map(({ name }) => name)

export async function shown(
  caller: Pick<Caller, 'call'>,
  educatorId: EducatorId,
  query: EducatorPageAsked = {},
): Promise<EducatorPage> {
  const { status, body } = await caller.call(show, { params: { educatorId }, query })
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return show.response.parse(body)
}

/** The timeline of an educator's page as somebody reads it: day, tool, status, observer. */
export async function timelineOf(caller: Pick<Caller, 'call'>, educatorId: EducatorId) {
  return timelineIn(await shown(caller, educatorId, { tab: 'visits' }))
}

export function timelineIn({ cards }: Pick<EducatorPage, 'cards'>) {
  const [block] = cards.find(({ key }) => key === 'timeline')?.blocks ?? []
  return block?.kind === 'table' ? block.table.rows : []
}

export function read({ status, body }: Reply): Educator {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return add.response.parse(body)
}
