import type { RosterWho } from '@corridor/contract/people/roster-shapes'
import { useState } from 'react'
import { call, contract } from '../../api/client.ts'
import { newId } from '../../device/new-id.ts'
import { keepImport, peopleChanged } from './roster-queries.ts'
import { wordsOf } from './use-roster-call.ts'

/** Sends a file and opens its check. The file stays with the browser: read another way, it is sent again. */
export function useUpload(who: RosterWho, onOpen: (id: string) => void) {
  const [fault, setFault] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const upload = async (file: File) => {
    setIsPending(true)
    setFault(null)
    const importId = newId()
    try {
      const body = new Uint8Array(await file.arrayBuffer())
      const fileName = file.name.slice(0, 255)
      await keepImport(
        await call(contract.rosterImports.check, { query: { id: importId, who, fileName }, body }),
      )
      onOpen(importId)
    } catch (error) {
      setFault(wordsOf(error, 'The file did not arrive. Nothing was changed; please try again.'))
      await peopleChanged()
    } finally {
      setIsPending(false)
    }
  }
  return { upload, fault, isPending }
}
