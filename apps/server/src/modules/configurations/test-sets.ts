import { contract } from '@corridor/contract/contract'
import type { JsonObject } from '@corridor/domain/data/json'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { Reply } from '../../../test/harness.ts'
import type { Caller } from '../people/test-place.ts'

const { create, save, publish, retire, restore, discard, show, list } = contract.configurations

export const LOOK_FORS = 11

const item = (id: string, prompt: string) => ({
  id,
  domainId: 'talk',
  rank: id,
  code: id.toUpperCase(),
  prompt,
  looksLike: '',
  doesNotLookLike: '',
  type: 'present',
  options: [],
  isRequired: false,
  allowsNoOpportunity: true,
  isPrivate: false,
  asksEvidence: false,
})

/** A look-for set of two items, or of those that are named with what they say. */
export function aLookForSet(items: Record<string, string> = both, title = 'Math Discourse'): JsonObject {
  return {
    title,
    purpose: '',
    domains: [{ id: 'talk', rank: '1', title: 'Talk' }],
    items: Object.entries(items).map(([id, prompt]) => item(id, prompt)),
  }
}

export const both = { a: 'Students explain their thinking.', b: 'Students ask each other.' }

export function read({ status, body }: Reply) {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return show.response.parse(body)
}

export async function listed(caller: Caller, toolType = LOOK_FORS) {
  return list.response.parse((await caller.call(list, { query: { toolType } })).body).items
}

const at = (configurationId: number) => ({ params: { configurationId } })

/** Requests about sets. */
export const sets = {
  create: (caller: Caller, schoolId: SchoolId | null = null, content = aLookForSet()) =>
    caller.call(create, { body: { toolTypeId: LOOK_FORS, schoolId, name: 'New set', content } }),
  save: (caller: Caller, id: number, baseRevision: number, content: JsonObject) =>
    caller.call(save, { ...at(id), body: { baseRevision, content } }),
  publish: (
    caller: Caller,
    id: number,
    baseVersion: number,
    content: JsonObject,
    mapping?: Record<string, 'same' | 'reworded'>,
  ) => caller.call(publish, { ...at(id), body: { baseVersion, content, ...(mapping && { mapping }) } }),
  show: (caller: Caller, id: number) => caller.call(show, at(id)),
  retire: (caller: Caller, id: number) => caller.call(retire, at(id)),
  restore: (caller: Caller, id: number) => caller.call(restore, at(id)),
  discard: (caller: Caller, id: number) => caller.call(discard, at(id)),
}

/** A set of the district, or of a school, that is out in its first version. */
export async function publishedSet(
  caller: Caller,
  schoolId: SchoolId | null = null,
  content = aLookForSet(),
) {
  const { id } = read(await sets.create(caller, schoolId, content))
  return read(await sets.publish(caller, id, 0, content))
}
