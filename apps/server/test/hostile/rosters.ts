import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { DistrictId, SchoolId } from '@corridor/domain/people/ids'
import type { callerOf } from '../harness.ts'

interface Place {
  readonly id: DistrictId
  readonly ridge: { readonly id: SchoolId }
  readonly admin: Pick<ReturnType<typeof callerOf>, 'call'>
  readonly rows: (question: string) => Promise<Record<string, unknown>[]>
}

/** What a page of ours would send about a roster. */
export function rosterRequests({ id, ridge, admin, rows }: Place) {
  const file = () => Uint8Array.from(Buffer.from('Employee ID,Name,School\nT-1,Ada Ruiz,Copper Ridge\n'))
  const asked = () => ({ id: randomUUID(), who: 'educators', fileName: 'staff.csv' }) as const
  const idle = () =>
    rows(`update roster_imports set state = 'cancelled' where state in ('importing', 'undoing')`)
  const brought = async () => {
    // A district has one import under way at a time.
    await idle()
    const reply = await admin.call(contract.rosterImports.check, { query: asked(), body: file() })
    return { importId: contract.rosterImports.check.response.parse(reply.body).id }
  }
  return {
    'GET /roster-imports': () => ({ query: { who: 'educators' } }),
    'POST /roster-imports': async () => {
      await idle()
      return { query: asked(), body: file() }
    },
    'GET /roster-imports/:importId': async () => ({ params: await brought() }),
    'GET /roster-imports/:importId/plan': async () => ({
      params: await brought(),
      query: { kind: 'new', search: 'Ada', field: 'name', skip: 0, limit: 10 },
    }),
    'GET /roster-imports/:importId/sheet': async () => ({ params: await brought(), query: { kind: 'new' } }),
    'POST /roster-imports/:importId/mend': async () => ({
      params: await brought(),
      body: {
        isWhole: false,
        address: { row: 2, email: 'ada@example.test' },
        dropped: [9],
        school: { key: 'name ridge', schoolId: ridge.id },
      },
    }),
    'POST /roster-imports/:importId/commit': async () => ({
      params: await brought(),
      body: { version: 1, leavesFaultsOut: true, leaving: 0 },
    }),
    'DELETE /roster-imports/:importId': async () => ({ params: await brought() }),
    'POST /roster-imports/:importId/undo': async () => {
      const params = await brought()
      await rows(`update roster_imports set state = 'undoing' where id = '${params.importId}'`)
      return { params }
    },
    'PUT /roster-columns': () => ({
      body: { who: 'educators', columns: [{ heading: 'Nr', field: 'externalId' }] },
    }),
    'DELETE /roster-suggestions/:suggestionId': async () => {
      const { importId } = await brought()
      const [made] = await rows(
        `insert into roster_suggestions (district_id, import_id, name, email, role)
         values (${id}, '${importId}', 'Pat', '${importId}@example.test', '') returning id`,
      )
      return { params: { suggestionId: Number(made?.id) } }
    },
  }
}
