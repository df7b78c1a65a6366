import type { Endpoint, RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { Snapshot } from '@corridor/contract/observations/device'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { VisitSending } from '@corridor/contract/observations/visits'
import { Refusal } from '@corridor/contract/refusal'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { planHold } from '../../api/plan-hold.ts'
import { reloadUser } from '../../api/session.ts'
import { Unreachable } from '../../api/wire.ts'
import type { Said } from '../said/said.ts'

/** The observation that an answer is about. */
export interface Named {
  readonly id: string
}

/** What a device asks the server for. */
export interface SyncServer {
  save(id: string, baseRevision: number, document: ObservationDocument): Promise<SavedObservation>
  complete(id: string, revision: number): Promise<SavedObservation>
  send(visitId: string, sending: VisitSending): Promise<readonly SavedObservation[]>
  /** Removes nothing newer than the revision that was seen, where one is known. */
  remove(id: string, revision: number | undefined): Promise<Named>
  /** Says that a draft which came back after it was deleted stays. */
  keep(id: string): Promise<SavedObservation>
  open(id: string): Promise<SavedObservation>
  /** Says something about an observation that is not the person’s own. */
  say(said: Said): Promise<Named>
  upload(observationId: string, fileId: string, bytes: ArrayBuffer): Promise<Named>
  download(fileId: string): Promise<Uint8Array<ArrayBuffer>>
  snapshot(): Promise<Snapshot>
  /** Gives up calls that have not been answered for a while; recent ones go on. */
  abandon(): void
}

const GIVE_UP_MS = 30_000
/** Time for ten megabytes over a poor connection. */
const GIVE_UP_UPLOADING_MS = 300_000
/** The time after which a call counts as hanging: a new try does not wait for it. */
const HANGS_AFTER_MS = 5_000

// The client loads on demand: the contract’s schemas would weigh on the first load of a capture screen.
const api = () =>
  import('../../api/client.ts').catch((cause: unknown) => {
    throw new Unreachable({ cause })
  })
type Contract = Awaited<ReturnType<typeof api>>['contract']

/** The real server. The shared client waits for ever; a sync that did would hold up everything behind it. */
export const server: SyncServer = {
  save: (observationId, baseRevision, document) =>
    ask(({ observations }) => observations.save, {
      params: { observationId },
      // The contract takes any JSON object here, a type that only a copy of the document has.
      body: { baseRevision, document: { ...document } },
    }),
  complete: (observationId, revision) =>
    ask(({ observations }) => observations.complete, { params: { observationId }, body: { revision } }),
  send: async (visitId, sending) => {
    const answer = await ask(({ visits }) => visits.send, { params: { visitId }, body: sending })
    return answer.observations
  },
  remove: (observationId, revision) =>
    ask(({ observations }) => observations.remove, {
      params: { observationId },
      query: revision === undefined ? {} : { revision },
    }),
  keep: (observationId) => ask(({ observations }) => observations.keep, { params: { observationId } }),
  open: (observationId) => ask(({ observations }) => observations.open, { params: { observationId } }),
  say: ({ observationId, kind, key, text }) =>
    kind === 'done'
      ? ask(({ observations }) => observations.done, { params: { observationId } })
      : ask(({ observations }) => observations.contribute, {
          params: { observationId, kind, key },
          body: { text },
        }),
  upload: (observation, fileId, bytes) =>
    ask(
      ({ files }) => files.add,
      { params: { fileId }, query: { observation }, body: new Uint8Array(bytes) },
      { giveUpMs: GIVE_UP_UPLOADING_MS, hangsAfterMs: GIVE_UP_MS },
    ),
  download: (fileId) => ask(({ files }) => files.show, { params: { fileId } }),
  snapshot: () => ask(({ device }) => device.snapshot, {}),
  abandon: () => {
    for (const [given, hangsAt] of underWay) if (hangsAt <= Date.now()) given.abort()
  },
}

/** The calls under way, each with the time from which it counts as hanging. */
const underWay = new Map<AbortController, number>()

async function ask<E extends Endpoint>(
  endpointIn: (contract: Contract) => E,
  request: RequestOf<E>,
  { giveUpMs = GIVE_UP_MS, hangsAfterMs = HANGS_AFTER_MS } = {},
): Promise<ResponseOf<E>> {
  const given = new AbortController()
  const { signal } = given
  underWay.set(given, Date.now() + hangsAfterMs)
  const timer = setTimeout(() => given.abort(), giveUpMs)
  const abandoned = new Promise<never>((_, reject) => {
    signal.onabort = () => reject(new Unreachable({ cause: signal.reason }))
  })
  const answered = api()
    .then(({ call, contract }) => call(endpointIn(contract), request, signal))
    .catch(heedPlan)
  try {
    // Loading a part of the application may hang like any answer.
    return await Promise.race([answered, abandoned])
  } finally {
    clearTimeout(timer)
    underWay.delete(given)
  }
}

/**
 * Reloads the user after a refusal for the plan, which ended or became overdue since the page was opened, so that
 * the words about waiting work are true again.
 */
async function heedPlan(error: unknown): Promise<never> {
  const isHeld = error instanceof Refusal && error.status === 402
  if (isHeld && !planHold()) await reloadUser().catch(() => {})
  throw error
}
