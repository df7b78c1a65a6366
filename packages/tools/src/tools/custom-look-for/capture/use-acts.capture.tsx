import type { FileRef } from '@corridor/domain/files/file-ref'
import { useMemo } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import type { State } from '../answer-types.ts'
import type { LookForCapture } from '../custom-look-for.shape.ts'
import type { LookFor, LookForSet } from '../set/look-for-set.shape.ts'
import * as changes from './mark-changes.ts'

/** The changes of an item, the same functions in every render. */
export interface Acts {
  readonly state: (item: LookFor, state: State) => void
  readonly choose: (item: LookFor, option: string) => void
  readonly number: (item: LookFor, next: (before: number | null) => number) => void
  readonly text: (item: LookFor, text: string) => void
  readonly clear: (item: LookFor) => void
  readonly evidence: (item: LookFor, text: string) => void
  readonly startOrStop: (item: LookFor, isRunning: boolean) => void
  readonly lengthen: (item: LookFor, runId: string, seconds: number) => void
  readonly removeRun: (item: LookFor, runId: string) => void
  readonly attach: (item: LookFor, file: FileRef) => void
  readonly removeFile: (item: LookFor, id: string) => void
}

type Given = Pick<CaptureProps<LookForSet, LookForCapture>, 'change' | 'newId' | 'now'>

export function useActs({ change, newId, now }: Given): Acts {
  return useMemo(() => {
    // The moment is that of the tap: a later computation must not move it.
    const did = (words: string, next: (it: LookForCapture, at: string) => LookForCapture, one?: string) => {
      const at = new Date(now()).toISOString()
      change(words, (it) => next(it, at), one)
    }
    return {
      state: (item, state) => did(item.code, (it, at) => changes.markState(it, item, state, at)),
      choose: (item, option) => did(item.code, (it, at) => changes.choose(it, item, option, at)),
      number: (item, next) => did(item.code, (it, at) => changes.enterNumber(it, item, next, at)),
      text: (item, text) =>
        did(`${item.code} text`, (it, at) => changes.writeText(it, item, text, at), `text of ${item.id}`),
      clear: (item) => did(`${item.code} cleared`, (it, at) => changes.clearAnswer(it, item, at)),
      evidence: (item, text) =>
        did(
          `${item.code} evidence`,
          (it, at) => changes.writeEvidence(it, item, text, at),
          `evidence of ${item.id}`,
        ),
      startOrStop: (item, isRunning) => {
        const id = newId()
        did(`${item.code} ${isRunning ? 'stopped' : 'started'}`, (it, at) =>
          changes.startOrStop(it, item, id, at),
        )
      },
      lengthen: (item, runId, seconds) =>
        did(`${item.code} time`, (it) => changes.lengthenRun(it, runId, seconds)),
      removeRun: (item, runId) => did(`${item.code} time removed`, (it) => changes.removeRun(it, runId)),
      attach: (item, file) => {
        const id = newId()
        did(`${item.code} file`, (it, at) => changes.attach(it, { id, itemId: item.id, at, file }))
      },
      removeFile: (item, id) => did(`${item.code} file removed`, (it) => changes.removeFile(it, id)),
    }
  }, [change, newId, now])
}
