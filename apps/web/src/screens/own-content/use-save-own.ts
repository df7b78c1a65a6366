import { Refusal } from '@corridor/contract/refusal'
import type { JsonObject } from '@corridor/domain/json'
import { useState } from 'react'
import { cache } from '../../api/cache.ts'
import { call, contract } from '../../api/client.ts'
import { failed } from '../../api/failed.tsx'
import { openDevice } from '../../device/open-device.ts'
import { toast } from '../../frame/toasts.tsx'
import { useUser } from '../../frame/use-user.ts'
import { faultsOfContent } from '../configuration/editor/faults.ts'
import { useFocusOnFault } from '../configuration/use-focus-on-fault.ts'
import { type OwnedTool, ownContentOf } from './own-content.ts'

const MOVED =
  'You changed this on another device meanwhile. This was not saved, and what you typed is still here. Undo shows the other version; Save puts this in its place.'
const FAILED = 'This was not saved. What you typed is still here. Please try again later.'

/** What was typed stays, whatever the answer is. */
export function useSaveOwn(
  { id: toolTypeId, own }: OwnedTool,
  baseRevision: number,
  onSaved: (content: JsonObject) => void,
) {
  const { id: userId } = useUser()
  const [isSaving, setIsSaving] = useState(false)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  useFocusOnFault(faults)

  const save = async (content: JsonObject) => {
    setIsSaving(true)
    setFaults({})
    const { queryKey } = ownContentOf(toolTypeId)
    try {
      const saved = await call(contract.ownContent.save, { body: { toolTypeId, baseRevision, content } })
      cache.setQueryData(queryKey, saved)
      onSaved(saved.content)
      // The next visit has it, with or without a connection.
      await openDevice(userId)
        .then((device) => device.refresh())
        .catch(() => {})
      toast(`${own} saved`)
    } catch (error) {
      if (error instanceof Refusal && error.fields) setFaults(faultsOfContent(error.fields))
      else if (error instanceof Refusal && error.code === 'own-content-has-moved') {
        failed(error, { message: MOVED })
        await cache.invalidateQueries({ queryKey })
      } else failed(error, { message: FAILED })
    }
    setIsSaving(false)
  }
  return { save, isSaving, faults, forget: () => setFaults({}) }
}
