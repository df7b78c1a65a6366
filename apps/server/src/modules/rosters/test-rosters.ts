import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { RosterImport, RosterWho } from '@corridor/contract/people/roster-shapes'
import type { PlanKind } from '@corridor/domain/roster/plan/roster-plan'
import type { callerOf, product, Reply } from '../../../test/harness.ts'
import { workOnRosters } from './commit/work-on-rosters.ts'

const { cancel, check, commit, mend, plan, show, undo } = contract.rosterImports

type Caller = Pick<ReturnType<typeof callerOf>, 'call'>
type Services = Awaited<ReturnType<typeof product>>['services']

type Agreed = RequestOf<typeof commit>['body']

export function importOf({ status, body }: Reply): RosterImport {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return show.response.parse(body)
}

export const uploaded = (
  caller: Caller,
  file: readonly string[] | Buffer,
  about: { who?: RosterWho; id?: string } = {},
) =>
  caller.call(check, {
    query: { id: about.id ?? randomUUID(), who: about.who ?? 'educators', fileName: 'staff.csv' },
    body: Uint8Array.from(Buffer.isBuffer(file) ? file : Buffer.from(file.join('\r\n'))),
  })

/** Checks, imports and undoes rosters, as the browser and the job do. */
export function importing(services: Services, caller: Caller, districtId: number) {
  const work = (id: string) => workOnRosters(services, [{ data: { id: `${districtId}/${id}` } }])
  const shown = async (importId: string) => importOf(await caller.call(show, { params: { importId } }))
  const agreed = ({ version, counts }: RosterImport): Agreed => ({
    version,
    leavesFaultsOut: true,
    leaving: counts.leaving,
  })
  return {
    work,
    shown,
    checked: async (file: readonly string[] | Buffer, who: RosterWho = 'educators') =>
      importOf(await uploaded(caller, file, { who })),
    begun: (it: RosterImport, body: Partial<Agreed> = {}) =>
      caller.call(commit, { params: { importId: it.id }, body: { ...agreed(it), ...body } }),
    committed: async (it: RosterImport) => {
      importOf(await caller.call(commit, { params: { importId: it.id }, body: agreed(it) }))
      await work(it.id)
      return shown(it.id)
    },
    undone: async ({ id }: RosterImport) => {
      importOf(await caller.call(undo, { params: { importId: id } }))
      await work(id)
      return shown(id)
    },
    cancelled: ({ id }: RosterImport) => caller.call(cancel, { params: { importId: id } }),
    mended: (it: RosterImport, body: Parameters<typeof mendOf>[2]) => mendOf(caller, it, body),
    planned: async ({ id }: RosterImport, kind: PlanKind, query: { search?: string; skip?: number } = {}) =>
      plan.response.parse(
        (await caller.call(plan, { params: { importId: id }, query: { kind, ...query } })).body,
      ),
  }
}

function mendOf(
  caller: Caller,
  { id }: RosterImport,
  body: Parameters<typeof caller.call<typeof mend>>[1]['body'],
): Promise<Reply> {
  return caller.call(mend, { params: { importId: id }, body })
}
