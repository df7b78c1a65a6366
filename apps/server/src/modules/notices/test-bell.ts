import { contract } from '@corridor/contract/contract'
import type { Notice } from '@corridor/contract/people/notices'
import type { product } from '../../../test/harness.ts'
import { makePlace } from '../observations/test-place.ts'

type Caller = Pick<Awaited<ReturnType<typeof makePlace>>['marisol'], 'call' | 'try'>

/** A place with Omar Haddad, who signs in, and Marisol Okafor, who observes him. */
export async function makeBell(made: Pick<Awaited<ReturnType<typeof product>>, 'database' | 'district'>) {
  const place = await makePlace(made)
  const teacher = await place.as('teacher')
  await place.link(place.omar.id, teacher.id)
  await place.rows(`update users set name = 'Marisol Okafor' where id = ${place.marisol.id}`)
  return { ...place, teacher }
}

export async function bellOf(caller: Caller, before?: string) {
  const { status, body } = await caller.try(contract.notices.list, { query: before ? { before } : {} })
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return contract.notices.list.response.parse(body)
}

/** The titles of somebody's bell, the newest first. */
export async function titles(caller: Caller): Promise<string[]> {
  return (await bellOf(caller)).items.map(({ title }) => title)
}

/** The kinds of notices in somebody's bell, in the order of the alphabet. */
export async function kinds(caller: Caller): Promise<Notice['kind'][]> {
  return (await bellOf(caller)).items.map(({ kind }) => kind).sort()
}
