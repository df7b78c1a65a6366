import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { type Document, sweepsOf } from './document.ts'

/** A tap: which sweep, which seat, which of the codes. */
export type Tap = readonly [sweep: number, seat: number, code: number]

/** What the page showed at one moment. */
export interface Shown {
  readonly id: string
  readonly at: number
  /** The state of the sync pill. */
  readonly state: string
  readonly note: string
  readonly taps: readonly Tap[]
}

declare global {
  interface Window {
    show(shown: Shown): Promise<void>
  }
}

/** Keeps what pages showed in a file of its own, where no fault of a browser or server reaches it. */
export function openRecorder(onShown: (shown: Shown) => void = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'corridor-shown-'))
  const file = join(folder, 'shown.jsonl')
  const all = (): Shown[] =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
  appendFileSync(file, '')
  return {
    watch: (context: BrowserContext) =>
      context.exposeFunction('show', (shown: Shown) => {
        appendFileSync(file, `${JSON.stringify(shown)}\n`)
        onShown(shown)
      }),
    of: (id: string) => all().filter((shown) => shown.id === id),
    /** The moments that were said to be on the disc, or on the server. */
    acknowledged: () => all().filter(isAcknowledged),
    /** Deletes the folder; after a failure it stays, for whoever looks into it. */
    throwAway: () => rmSync(folder, { recursive: true }),
  }
}

export function isAcknowledged({ state }: Shown): boolean {
  return state === 'on-device' || state === 'saved'
}

const codes = ['on-task', 'passive', 'active', 'other-work', 'cannot-see']

/** What was shown and is not in the document. Notes only ever grow. */
export function lostFrom(document: Document | undefined, { note, taps }: Shown): string[] {
  if (!document) return ['the observation']
  const sweeps = sweepsOf(document)
  const lost = taps.filter(([sweep, seat, code]) => sweeps[sweep]?.seats[seat] !== codes[code])
  return [
    ...(document.privateNotes.startsWith(note) ? [] : [`note “${note}”`]),
    ...lost.map(([sweep, seat]) => `seat ${seat} of sweep ${sweep + 1}`),
  ]
}
