import { type RosterWho, UnknownColumns } from '@corridor/contract/people/roster-shapes'
import { Refusal } from '@corridor/contract/refusal'
import type { RosterField } from '@corridor/domain/roster/roster-field'
import { useRef, useState } from 'react'
import { cache } from '../../api/cache.ts'
import { call, contract } from '../../api/client.ts'
import { newId } from '../../device/new-id.ts'
import { refusalWords } from '../../frame/messages/refusal-words.ts'
import { importAt, keepImport, peopleChanged } from './roster-queries.ts'

/** What somebody says the columns hold, by heading. */
export type ColumnsSaid = ReadonlyMap<string, RosterField | null>

/**
 * Sends a file and opens its check before it is answered, so that a reload finds it. Where the file is refused, what was
 * open before is open again. The file stays with the browser: read another way, it is sent again.
 */
export function useUpload(who: RosterWho, opened: string | null, onOpen: (id: string | null) => void) {
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [unknown, setUnknown] = useState<UnknownColumns | null>(null)
  const [isPending, setIsPending] = useState(false)
  const sending = useRef<AbortController>(null)
  const upload = async (chosen: File, said: ColumnsSaid = new Map()) => {
    setIsPending(true)
    setFile(chosen)
    setFault(null)
    const importId = newId()
    const controller = new AbortController()
    sending.current = controller
    const { signal } = controller
    try {
      const columns = [...said].map(([heading, field]) => ({ heading, field }))
      if (columns.length > 0) await call(contract.rosterImports.map, { body: { who, columns } })
      onOpen(importId)
      const body = new Uint8Array(await chosen.arrayBuffer())
      const fileName = chosen.name.slice(0, 255)
      await keepImport(
        await call(contract.rosterImports.check, { query: { id: importId, who, fileName }, body }, signal),
      )
      setUnknown(null)
    } catch (error) {
      if (signal.aborted) return
      if (isOver(error)) return await cache.invalidateQueries({ queryKey: importAt(importId).queryKey })
      if (isInAddress(importId)) onOpen(opened)
      setFault(refusalWords(error, 'The file did not arrive. Nothing was changed; please try again.'))
      setUnknown((before) => unknownIn(error) ?? before)
      await peopleChanged()
    } finally {
      setIsPending(false)
    }
  }
  /** Sends no more of a file whose check was cancelled, and waits for no answer to it. */
  const stop = () => sending.current?.abort()
  const forget = () => {
    setUnknown(null)
    setFault(null)
  }
  return { file, upload, fault, unknown, isPending, stop, forget }
}

/** Whether somebody cancelled the check before it was answered: it says so itself. */
function isOver(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'import-not-open'
}

/** Whether a check is still what the page is about: somebody may have gone elsewhere meanwhile. */
function isInAddress(importId: string): boolean {
  return new URLSearchParams(window.location.search).get('import') === importId
}

export type Uploading = ReturnType<typeof useUpload>

function unknownIn(error: unknown): UnknownColumns | undefined {
  if (!(error instanceof Refusal) || error.code !== 'roster-columns-unknown') return undefined
  return UnknownColumns.safeParse(error.current).data
}
