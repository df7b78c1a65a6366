import type { AuditSubjectKind } from '@corridor/contract/district/audit'
import type { Endpoint } from '@corridor/contract/endpoint'
import { type Actor, isImpersonated } from '@corridor/domain/people/actor'
import * as z from 'zod/mini'
import type { AuditSubject } from '../modules/audit/record-audit.ts'

const kinds = new Map<string, AuditSubjectKind>([
  ['observationId', 'observation'],
  ['educatorId', 'educator'],
  ['userId', 'user'],
  ['configurationId', 'configuration'],
])
const Params = z.catch(z.record(z.string(), z.string()), {})

/** The record that support asked for by its id: the district's trail has each, also where its owner would leave no line. */
export function lookedAt(actor: Actor, { method }: Endpoint, params: unknown): AuditSubject | undefined {
  if (method !== 'GET' || !isImpersonated(actor)) return undefined
  for (const [name, id] of Object.entries(Params.parse(params))) {
    const kind = kinds.get(name)
    if (kind) return { kind, id }
  }
  return undefined
}
