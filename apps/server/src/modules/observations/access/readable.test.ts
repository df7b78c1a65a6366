import { randomUUID } from 'node:crypto'
import { mayRead } from '@corridor/domain/observation/observation-rules'
import { observationStatuses, purposes } from '@corridor/domain/observation/observation-words'
import type { Actor, Assignment } from '@corridor/domain/people/actor'
import { roles } from '@corridor/domain/people/roles'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { observations } from '../observations.tables.ts'
import { makePlace } from '../test-place.ts'
import { readableBy } from './readable.ts'

// Whatever the rule of the domain says of one observation, the question to the database says of all.

const made = await product()
const { admin, as, educator, hill, id: districtId, omar, ridge, visit } = await makePlace(made)
const ruth = await educator(hill.id, 'Ruth Feldman')
const reader = await as('teacher')

for (const status of observationStatuses)
  for (const purpose of purposes)
    for (const school of [ridge, hill])
      for (const seen of [omar, ruth])
        for (const observer of [admin, reader])
          await visit({
            // Formal visits are opened again: what was sent stays with the educator.
            version: purpose === 'formal' ? 2 : 1,
            // Some ask their educator something ahead of the sending.
            ...(purpose === 'learning-walk' && { sharedAt: made.clock.now }),
            status,
            purpose,
            schoolId: school.id,
            educatorId: seen.id,
            observerId: observer.id,
            visitId: randomUUID(),
            startedAt: made.clock.now,
          })

const places: [string, Omit<Assignment, 'role'>][] = [
  ['in the district', { schoolId: null, educatorIds: null }],
  ['in one school', { schoolId: ridge.id, educatorIds: null }],
  ['for a group', { schoolId: ridge.id, educatorIds: [ruth.id] }],
  ['for a group of nobody', { schoolId: ridge.id, educatorIds: [] }],
]

describe.each(roles)('a %s', (role) => {
  test.each(places)('%s finds exactly what the rule lets them read', async (_, where) => {
    const who = { userId: reader.id, realUserId: reader.id, districtId }
    const actor: Actor = { ...who, assignments: [{ role, ...where }] }
    for (const me of [undefined, omar.id, ruth.id])
      await made.database.tenant(districtId, async ({ db }) => {
        const all = await db.select().from(observations)
        const found = await db.select({ id: observations.id }).from(observations).where(readableBy(actor, me))
        const allowed = all.filter((it) => mayRead(actor, it, me))

        expect(all).toHaveLength(160)
        expect(allowed.length).toBeGreaterThan(0)
        expect(found.map(({ id }) => id).sort()).toEqual(allowed.map(({ id }) => id).sort())
      })
  })

  test.each(places)('%s lends support their eyes, but for drafts and coaching', async (_, where) => {
    const actor: Actor = {
      userId: reader.id,
      realUserId: admin.id,
      districtId,
      assignments: [{ role, ...where }],
    }
    for (const me of [undefined, omar.id, ruth.id])
      await made.database.tenant(districtId, async ({ db }) => {
        const all = await db.select().from(observations)
        const found = await db.select().from(observations).where(readableBy(actor, me))
        const allowed = all.filter((it) => mayRead(actor, it, me))

        expect(found.map(({ id }) => id).sort()).toEqual(allowed.map(({ id }) => id).sort())
        expect(found.filter((it) => it.status === 'draft' || it.purpose === 'coaching')).toEqual([])
        expect(found.length).toBeGreaterThan(0)
      })
  })
})
