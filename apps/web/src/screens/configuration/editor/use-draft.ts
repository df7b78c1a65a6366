import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import { isSame, type JsonObject } from '@corridor/domain/data/json'
import type { SetKind } from '@corridor/tools/set-editor/set-kind.view'
import { useCallback, useState } from 'react'
import { useSaveOnLeave } from '../../../forms/use-save-on-leave.ts'
import { Draft, type DraftState } from './draft.ts'
import { typedSince } from './typed-since.ts'

/** The draft of a set or rubric on this page. */
export function useDraft(kind: SetKind, details: ConfigurationDetails) {
  const [content, setContent] = useState<JsonObject>(details.draft?.content ?? details.content)
  const [state, setState] = useState<DraftState>('saved')
  const [draft] = useState(() => new Draft(details, setState))

  const change = useCallback(
    (next: JsonObject) => {
      setContent(next)
      draft.change(next)
    },
    [draft],
  )
  const settle = useCallback(
    (next: JsonObject, revision: number) => {
      setContent(next)
      draft.settle(next, revision)
    },
    [draft],
  )
  /** Takes over a published version; what was typed since becomes a draft over it. */
  const settlePublished = (published: ConfigurationDetails, sent: JsonObject) => {
    const typed = draft.newest
    settle(published.content, published.draftRevision)
    if (!isSame(typed, sent)) change(typedSince(kind, { typed, sent, published: published.content }))
  }
  useSaveOnLeave(draft)
  return {
    content,
    state,
    change,
    settle,
    settlePublished,
    save: () => draft.save(),
    stop: () => draft.stop(),
    resume: () => draft.resume(),
    inTurn: (work: () => Promise<void>) => draft.inTurn(work),
  }
}
