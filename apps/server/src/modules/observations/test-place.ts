import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { product, Reply } from '../../../test/harness.ts'
import { aDocument, aSweep } from '../../../test/sample-observation.ts'
import { ensureConfigurations } from '../configurations/ensure-configurations.ts'
import { makePlace as makeEducators, type Caller as Person } from '../educators/test-place.ts'

type Product = Awaited<ReturnType<typeof product>>

/** A district with two schools, Omar Haddad at Copper Ridge, and its principal, who observes. */
export async function makePlace(made: Pick<Product, 'database' | 'district'>) {
  const place = await makeEducators(made)
  const omar = await place.educator(place.ridge.id)
  const marisol = await place.as('principal')
  const configurations = await made.database.tenant(place.id, ({ db }) =>
    ensureConfigurations(db, place.id, new Date('2026-08-01T00:00:00Z')),
  )
  const ON_TASK = 2
  const configurationId = configurations.find(({ toolTypeId }) => toolTypeId === ON_TASK)?.id ?? 0
  const at = { schoolId: place.ridge.id, educatorId: omar.id, configurationId }
  const document = (details: Partial<ObservationDocument> = {}) => aDocument(at, details)
  return {
    ...place,
    omar,
    marisol,
    configurationId,
    document,
    /** An observation of Omar that somebody has finished. */
    finished: async (caller: Caller, details: Partial<ObservationDocument> = {}) => {
      const saved = read(await save(caller, randomUUID(), document(details)))
      return read(await complete(caller, saved))
    },
  }
}

export type Place = Awaited<ReturnType<typeof makePlace>>
export type Caller = Pick<Person, 'call' | 'try'>

export function save(caller: Caller, observationId: string, document: ObservationDocument, baseRevision = 0) {
  return caller.call(contract.observations.save, {
    params: { observationId },
    body: { baseRevision, document },
  })
}

export function complete(caller: Caller, { id, revision }: Pick<SavedObservation, 'id' | 'revision'>) {
  return caller.call(contract.observations.complete, {
    params: { observationId: id },
    body: { revision },
  })
}

/** An observation as this person may open it. */
export async function openAs(caller: Caller, observationId: string): Promise<SavedObservation> {
  return read(await caller.call(contract.observations.open, { params: { observationId } }))
}

export function read({ status, body }: Reply): SavedObservation {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return contract.observations.save.response.parse(body)
}

/** The document of a visit with one sweep more: three students at work. */
export function withSweep(document: ObservationDocument): ObservationDocument {
  const { sweeps } = document.capture
  const sweep = aSweep(document.startedAt, { 1: 'on-task', 2: 'on-task', 3: 'on-task' })
  return { ...document, capture: { sweeps: [...(Array.isArray(sweeps) ? sweeps : []), sweep] } }
}
