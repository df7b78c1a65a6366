import type { ConfigurationDetails } from '@corridor/contract/configurations'
import type { JsonObject } from '@corridor/domain/json'
import { useCallback, useState } from 'react'
import { Draft, type DraftState } from './draft.ts'
import { useSaveOnLeave } from './use-save-on-leave.ts'

/** What is being written, as it stands on this page. */
export function useDraft(details: ConfigurationDetails) {
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
  useSaveOnLeave(draft)
  return { content, state, change, settle, save: () => draft.save(), stop: () => draft.stop() }
}
