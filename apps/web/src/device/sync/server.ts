import type { Snapshot } from '@corridor/contract/device'
import type { SavedObservation, Sending } from '@corridor/contract/observations'
import type { ObservationDocument } from '@corridor/domain/observation'
import { Unreachable } from '../../api/wire.ts'

/** What an answer is about. */
export interface Named {
  readonly id: string
}

/** What a device asks the server for. */
export interface SyncServer {
  save(id: string, baseRevision: number, document: ObservationDocument): Promise<SavedObservation>
  complete(id: string, revision: number): Promise<SavedObservation>
  send(id: string, sending: Sending): Promise<SavedObservation>
  /** Nothing newer than the revision that was seen, where one is known. */
  remove(id: string, revision: number | undefined): Promise<Named>
  /** It came back after it was deleted, and stays. */
  keep(id: string): Promise<SavedObservation>
  open(id: string): Promise<SavedObservation>
  upload(observationId: string, fileId: string, bytes: ArrayBuffer): Promise<Named>
  download(fileId: string): Promise<Uint8Array<ArrayBuffer>>
  snapshot(): Promise<Snapshot>
  /** Gives up what has not been answered for a while; what has just been asked goes on. */
  abandon(): void
}

const GIVE_UP_MS = 30_000
/** Ten megabytes over a poor connection. */
const GIVE_UP_UPLOADING_MS = 300_000
/** After that a call hangs: who wants to try does not wait for it. */
const HANGS_AFTER_MS = 5_000

// Loaded when it is needed: the contract's schemas would weigh on the first load of a capture screen.
const api = () =>
  import('../../api/client.ts').catch((cause: unknown) => {
    throw new Unreachable({ cause })
  })
type Client = Awaited<ReturnType<typeof api>>

/** The real one. The shared client waits for ever; a sync that did would hold up everything behind it. */
export const server: SyncServer = {
  save: (id, baseRevision, document) =>
    ask(({ call, contract }, signal) =>
      call(
        contract.observations.save,
        // A copy of plain data: the request's body is JSON of any kind.
        { params: { observationId: id }, body: { baseRevision, document: { ...document } } },
        signal,
      ),
    ),
  complete: (id, revision) =>
    ask(({ call, contract }, signal) =>
      call(contract.observations.complete, { params: { observationId: id }, body: { revision } }, signal),
    ),
  send: (id, sending) =>
    ask(({ call, contract }, signal) =>
      call(contract.observations.send, { params: { observationId: id }, body: sending }, signal),
    ),
  remove: (id, revision) =>
    ask(({ call, contract }, signal) => {
      const query = revision === undefined ? {} : { revision }
      return call(contract.observations.remove, { params: { observationId: id }, query }, signal)
    }),
  keep: (id) =>
    ask(({ call, contract }, signal) =>
      call(contract.observations.keep, { params: { observationId: id } }, signal),
    ),
  open: (id) =>
    ask(({ call, contract }, signal) =>
      call(contract.observations.open, { params: { observationId: id } }, signal),
    ),
  upload: (observation, fileId, bytes) =>
    ask(
      ({ call, contract }, signal) =>
        call(
          contract.files.add,
          { params: { fileId }, query: { observation }, body: new Uint8Array(bytes) },
          signal,
        ),
      { giveUpMs: GIVE_UP_UPLOADING_MS, hangsAfterMs: GIVE_UP_MS },
    ),
  download: (fileId) =>
    ask(({ call, contract }, signal) => call(contract.files.show, { params: { fileId } }, signal)),
  snapshot: () => ask(({ call, contract }, signal) => call(contract.device.snapshot, {}, signal)),
  abandon: () => {
    for (const [given, hangsAt] of underWay) if (hangsAt <= Date.now()) given.abort()
  },
}

/** From when on each call hangs. */
const underWay = new Map<AbortController, number>()

async function ask<T>(
  work: (client: Client, signal: AbortSignal) => Promise<T>,
  { giveUpMs = GIVE_UP_MS, hangsAfterMs = HANGS_AFTER_MS } = {},
): Promise<T> {
  const given = new AbortController()
  const { signal } = given
  underWay.set(given, Date.now() + hangsAfterMs)
  const timer = setTimeout(() => given.abort(), giveUpMs)
  const abandoned = new Promise<never>((_, reject) => {
    signal.onabort = () => reject(new Unreachable({ cause: signal.reason }))
  })
  try {
    // A part of the application may hang like any answer.
    return await Promise.race([api().then((client) => work(client, signal)), abandoned])
  } finally {
    clearTimeout(timer)
    underWay.delete(given)
  }
}
