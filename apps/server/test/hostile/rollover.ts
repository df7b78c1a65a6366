import { contract } from '@corridor/contract/contract'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { yearAfter } from '@corridor/domain/rollover/next-year'
import type { callerOf } from '../harness.ts'

interface Place {
  readonly admin: Pick<ReturnType<typeof callerOf>, 'try'>
  readonly rows: (question: string) => Promise<unknown>
  readonly hill: { readonly id: SchoolId }
  readonly ridge: { readonly id: SchoolId }
  readonly omar: { readonly id: EducatorId }
}

/** What the endpoints that prepare and begin a school year, or connect a roster, would do. */
export function askedOfRollover({ admin, rows, hill, ridge, omar }: Place) {
  const { check, carryOut, saveDraft, show } = contract.rollover
  const aPlan = async () => {
    await rows(`delete from rollovers`)
    for (const table of ['terms', 'closures'])
      await rows(`delete from ${table} where year_starts_on > '2027-01-01'`)
    await rows(`delete from school_years where starts_on > '2027-01-01'`)
    await rows(`delete from educator_assignments where starts_on > '2027-01-01'`)
    await rows(`update educator_assignments set ends_on = null where educator_id = ${omar.id}`)
    const { lastYear } = show.response.parse((await admin.try(show, {})).body)
    const closures = [{ name: 'Labor Day', firstOn: '2027-09-06', lastOn: '2027-09-06' }]
    return {
      calendar: { ...yearAfter(lastYear ?? undefined), closures },
      leaving: [],
      moving: [{ educatorId: omar.id, from: ridge.id, to: hill.id }],
      grades: [{ educatorId: omar.id, grades: '7' }],
    }
  }
  const aDraft = async () => {
    const { body } = await admin.try(saveDraft, { body: { baseRevision: 0, content: await aPlan() } })
    return saveDraft.response.parse(body).revision
  }
  const aCheck = async () => {
    const { revision, mark } = check.response.parse(
      (await admin.try(check, { body: { baseRevision: await aDraft() } })).body,
    )
    return { baseRevision: revision, mark }
  }
  return {
    'PUT /rollover/draft': async () => ({ body: { baseRevision: 0, content: await aPlan() } }),
    'DELETE /rollover/draft': () => ({}),
    'POST /rollover/check': async () => ({ body: { baseRevision: await aDraft() } }),
    'POST /rollover/carry-out': async () => ({ body: await aCheck() }),
    'PUT /roster-connection': () => ({
      body: {
        address: 'https://roster.example.org',
        tokenAddress: 'https://roster.example.org/token',
        clientId: 'corridor',
        secret: 'secret',
        version: '1.2',
        isNightly: true,
      },
    }),
    'POST /rollover/undo': async () => {
      const { body } = await admin.try(carryOut, { body: await aCheck() })
      return { body: { id: carryOut.response.parse(body).done?.id } }
    },
  }
}
