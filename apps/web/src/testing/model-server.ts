import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { VisitSending } from '@corridor/contract/observations/visits'
import type { ProblemCode } from '@corridor/contract/problem-codes'
import { Problem } from '@corridor/contract/problems'
import { isSame } from '@corridor/domain/data/json'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { Unreachable } from '../api/wire.ts'
import type { Said } from '../device/said/said.ts'
import type { SyncServer } from '../device/sync/server.ts'
import { aSnapshot } from './samples/sample-observations.ts'

/** What befalls a call: nothing, it never arrives, its answer is lost, it took too long, or the server refuses. */
export type Fate = 'arrives' | 'lost' | 'answer-lost' | 'given-up' | ProblemCode

/** A model of the server: its protocol and nothing else, in memory. */
export class ModelServer implements SyncServer {
  readonly rows = new Map<string, SavedObservation>()
  /** The removed observations, with the revision that their removal was. */
  readonly removed = new Map<string, number>()
  readonly removedAt = '2026-10-22T15:00:00.000Z'
  readonly calls: string[] = []
  readonly sendings: VisitSending[] = []
  /** The sendings it remembers, by their ids. */
  readonly copies = new Set<string>()
  /** Decides what befalls each call. */
  fate: (call: string, id: string) => Fate = () => 'arrives'
  /** Fills in what only the server knows. */
  fill: (document: ObservationDocument) => ObservationDocument = (document) => document

  /** The contributions, in the order in which they arrived. */
  readonly heard: Said[] = []

  say(said: Said) {
    return this.#answer('say', said.key, () => {
      this.heard.push(said)
      return { id: said.observationId }
    })
  }

  save(id: string, baseRevision: number, document: ObservationDocument) {
    return this.#answer('save', id, () => {
      const row = this.rows.get(id)
      const filled = this.fill(document)
      const [removal, { removedAt }] = [this.removed.get(id), this]
      if (!row && removal && removal > baseRevision)
        throw new Problem('observation-was-removed', { current: { revision: removal, removedAt } })
      const made = { ...fresh, id, revision: baseRevision + 1, document: filled }
      if (!row) return this.#store({ ...made, ...(removal && { removedAt }) })
      if (isSame(row.document, filled)) return row
      if (row.revision === baseRevision)
        return this.#store({ ...row, revision: row.revision + 1, document: filled })
      throw new Problem('observation-has-moved', { current: structuredClone(row) })
    })
  }

  complete(id: string, revision: number) {
    return this.#answer('complete', id, () => {
      const row = this.#at(id, revision)
      return this.#store({ ...row, status: row.status === 'draft' ? 'completed' : row.status })
    })
  }

  send(_: string, sending: VisitSending) {
    const { sendId, observations } = sending
    return this.#answer('send', observations.at(-1)?.id ?? '', () => {
      const rows = observations.map(({ id }) => this.#find(id))
      if (this.copies.has(sendId)) return rows
      for (const { id, revision } of observations) this.#checkSendable(id, revision, observations.length > 1)
      this.sendings.push(sending)
      this.copies.add(sendId)
      return rows.map((row) => this.#store({ ...row, status: 'sent' }))
    })
  }

  #checkSendable(id: string, revision: number, isOneOfSeveral: boolean) {
    const row = this.#find(id)
    const fields = isOneOfSeveral ? { [`observations.${id}`]: `About ${id}.` } : {}
    if (row.status === 'sent') throw new Problem('observation-already-sent', { fields })
    this.#at(id, revision)
    if (row.status !== 'completed') throw new Problem('observation-not-completed', { fields })
    if (row.document.conflicts.length > 0) throw new Problem('observation-has-conflicts', { fields })
  }

  /** Reopens an observation as a principal does; no device asks for it. */
  reopen(id: string) {
    const row = this.#find(id)
    this.#store({ ...row, status: 'draft', version: row.version + 1, revision: row.revision + 1 })
  }

  keep(id: string) {
    return this.#answer('keep', id, () => {
      const { removedAt: _, ...row } = this.#find(id)
      return this.#store(row)
    })
  }

  remove(id: string, revision?: number) {
    return this.#answer('remove', id, () => {
      const row = this.#find(id)
      if (row.version > 1 || row.status === 'sent') throw new Problem('observation-already-sent')
      if (row.status !== 'draft' || (revision ?? row.revision) !== row.revision)
        throw new Problem('observation-has-moved', { current: structuredClone(row) })
      this.removed.set(id, row.revision + 1)
      this.rows.delete(id)
      return { id }
    })
  }

  readonly files = new Map<string, ArrayBuffer>()

  upload(_: string, fileId: string, bytes: ArrayBuffer) {
    return this.#answer('upload', fileId, () => {
      this.files.set(fileId, bytes)
      return { id: fileId }
    })
  }

  download(fileId: string) {
    return this.#answer('download', fileId, () => {
      const bytes = this.files.get(fileId)
      if (!bytes) throw new Problem('file-not-found')
      return new Uint8Array(bytes)
    })
  }

  open(id: string) {
    return this.#answer('open', id, () => this.#find(id))
  }

  snapshot() {
    const unsent = () => [...this.rows.values()].filter(({ status }) => status !== 'sent')
    return this.#answer('snapshot', '', () => aSnapshot(...unsent()))
  }

  /** No call hangs here, so there is nothing to abandon. */
  abandon() {}

  #at(id: string, revision: number): SavedObservation {
    const row = this.#find(id)
    if (row.revision !== revision)
      throw new Problem('observation-has-moved', { current: structuredClone(row) })
    return row
  }

  #find(id: string): SavedObservation {
    const row = this.rows.get(id)
    if (!row) throw new Problem('observation-not-found')
    return row
  }

  #store(row: SavedObservation): SavedObservation {
    this.rows.set(row.id, row)
    return row
  }

  /** Answers a call with a copy, so that nothing is shared with what the server has. */
  async #answer<T>(call: string, id: string, work: () => T): Promise<T> {
    const fate = this.fate(call, id)
    if (fate === 'lost') throw new Unreachable()
    if (fate === 'given-up') throw new Unreachable({ cause: new DOMException('Aborted', 'AbortError') })
    if (fate !== 'arrives' && fate !== 'answer-lost') throw new Problem(fate)
    if (call !== 'snapshot') this.calls.push(call)
    const result = structuredClone(work())
    if (fate === 'answer-lost') throw new Unreachable()
    return result
  }
}

const fresh = { version: 1, status: 'draft' as const, isLate: false, contributions: [] }
