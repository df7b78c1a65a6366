import { isObject, type Json, type JsonObject } from '@corridor/domain/data/json'
import type { Samples } from '@corridor/tools/definition/samples'
import type { Tool } from '@corridor/tools/definition/seal'
import * as z from 'zod/mini'
import { type Path, put, recordsIn, spotsIn } from './spots.ts'
import { insteadOf } from './values.ts'

const visit = {
  startedAt: '2026-10-22T15:05:00.000Z',
  endedAt: null,
  timeZone: 'America/Denver',
  studentsPresent: 3,
}

/** The largest of a tool's samples that can be finished. */
export async function fullSampleOf(tool: Tool): Promise<JsonObject> {
  const { default: samples }: { default: Samples } = await import(
    `../../../../packages/tools/src/tools/${tool.key}/${tool.key}.samples.ts`
  )
  const all = Object.entries(samples).flatMap(([version, ones]) =>
    Object.values(ones).map((it) => tool.open(Number(version), it)),
  )
  const whole = all.filter((it) => tool.missing(it, tool.usual()).length === 0)
  const [largest] = whole.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)
  if (!largest) throw new Error(`No sample of ${tool.key} can be finished.`)
  return largest
}

interface Change {
  readonly at: Path
  readonly instead: unknown
}

type Read = (it: JsonObject) => JsonObject | undefined

/**
 * Rounds of changes: in each round something else at every place that takes it, and in the last one keys that nobody
 * knows.
 */
export function roundsOf(value: JsonObject, read: Read = (it) => it): Change[][] {
  const places = spotsIn(value).map(({ path, value: it }) =>
    insteadOf(it, false)
      .map((instead) => ({ at: path, instead }))
      .filter((change) => taken(read, value, change)),
  )
  const most = Math.max(0, ...places.map(({ length }) => length))
  const rounds = Array.from({ length: most }, (_, round) =>
    places.flatMap((changes) => changes[round % changes.length] ?? []),
  )
  const keys = recordsIn(value).map((it) => ({ at: [...it.path, 'a\0\ud83d'], instead: it.value }))
  return [...rounds, keys]
}

/** The value with a change; undefined where its tool refuses that. Any other error is thrown. */
function taken(read: Read, value: JsonObject, { at, instead }: Change) {
  try {
    const changed = JSON.parse(JSON.stringify(put(value, at, instead)))
    return read(changed) && (changed as JsonObject)
  } catch (error) {
    if (error instanceof z.core.$ZodError) return undefined
    throw error
  }
}

/** The value with as many of these changes as its tool takes. */
export function allTaken(read: Read, value: JsonObject, changes: readonly Change[]): JsonObject {
  return changes.reduce((so, change) => taken(read, so, change) ?? so, value)
}

/** The value with every change, whether or not a tool takes it. */
export function changed(value: JsonObject, changes: readonly Change[]): JsonObject {
  return JSON.parse(
    JSON.stringify(changes.reduce<unknown>((so, { at, instead }) => put(so, at, instead), value)),
  )
}

/** Everything that a tool makes of a capture that it takes. */
export function madeOf(tool: Tool, capture: JsonObject): Json {
  const set = tool.usual()
  const context = { visit, contributions: [], isForEducator: false }
  const facts = tool.facts(capture, set, visit)
  const n = { visits: 1, educators: 1, observers: 1 }
  const seen = { id: 'a', startedAt: visit.startedAt, educatorId: 1, label: 'Oct 22', facts }
  const made = [
    ...[tool.missing(capture, set), tool.unsendable(capture, set), facts, tool.carry(capture, set)],
    ...[tool.record(capture, set, context), tool.record(capture, set, { ...context, isForEducator: true })],
    ...[tool.steps(capture, set), tool.invitations(capture, set)],
    tool.panel({ total: facts, visits: [seen], n }, set),
  ]
  return JSON.parse(JSON.stringify(made))
}

/** The texts in a value that PostgreSQL would not keep. */
export function unkeptIn(value: Json): string[] {
  if (typeof value === 'string') return /[\0\p{Cs}]/u.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(unkeptIn)
  return isObject(value) ? [...Object.keys(value), ...Object.values(value)].flatMap(unkeptIn) : []
}
