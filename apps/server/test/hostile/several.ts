import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { type callerOf, TODAY } from '../harness.ts'

interface Place {
  readonly marisol: Pick<ReturnType<typeof callerOf>, 'call'>
  readonly educator: (school: SchoolId) => Promise<{ readonly id: EducatorId }>
  readonly ridge: { readonly id: SchoolId }
  readonly omar: { readonly id: EducatorId }
}

/** What the endpoints that list, change, merge or tell apart several educators would do. */
export function askedOfSeveral({ marisol, educator, ridge, omar }: Place) {
  const another = async () => (await educator(ridge.id)).id
  return {
    'GET /educators/ids': () => ({ query: { grades: ['8'], waited: 14 } }),
    'GET /educators/list.csv': () => ({ query: { search: 'Omar', only: [omar.id] } }),
    'PUT /educators/changes/:changeId': async () => ({
      params: { changeId: randomUUID() },
      body: {
        kind: 'move',
        ids: [await another()],
        to: { schoolId: ridge.id, startsOn: TODAY },
      },
    }),
    'POST /educators/changes/:changeId/undo': async () => {
      const params = { changeId: randomUUID() }
      const body = { kind: 'deactivate' as const, ids: [await another()] }
      await marisol.call(contract.educatorSets.change, { params, body })
      return { params }
    },
    'POST /educators/invitations': async () => ({
      body: { ids: [await another()] },
    }),
    'GET /educators/:educatorId/beside/:otherId': async () => ({
      params: { educatorId: omar.id, otherId: await another() },
    }),
    'PUT /educators/:educatorId/apart/:otherId': async () => ({
      params: { educatorId: omar.id, otherId: await another() },
    }),
    'POST /educators/:educatorId/merge': async () => ({
      params: { educatorId: await another() },
      body: {
        changeId: randomUUID(),
        otherId: await another(),
        take: ['room'],
        account: 'kept',
      },
    }),
  }
}
