import type { JsonObject } from '@corridor/domain/data/json'
import { cache } from '../../../api/cache.ts'
import { call, contract } from '../../../api/client.ts'
import { openDevice } from '../../../device/open-device.ts'
import { useSending } from '../../../forms/use-sending.ts'
import type { Kept } from '../../../forms/use-typed.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { useUser } from '../../../frame/use-user.ts'
import { type OwnedTool, ownContentOf } from './own-content.ts'

const MOVED =
  'You changed this on another device in the meantime. This was not saved, and what you typed is still here. Undo shows the other version; Save replaces it with this one.'
const FAILED = 'This was not saved. What you typed is still here. Please try again later.'

interface Outcomes {
  readonly onSaved: (sent: JsonObject, saved: Kept) => void
  readonly onMoved: (theirs: Kept) => void
}

export function useSaveOwn({ id: toolTypeId, own }: OwnedTool, { onSaved, onMoved }: Outcomes) {
  const { id: userId } = useUser()
  const { queryKey } = ownContentOf(toolTypeId)
  const { send, ...sending } = useSending({
    movedCode: 'own-content-has-moved',
    movedWords: MOVED,
    failedWords: () => FAILED,
    onMoved: async () => {
      await cache.invalidateQueries({ queryKey })
      const theirs = cache.getQueryData(queryKey)
      if (theirs) onMoved(theirs)
    },
  })
  const save = (content: JsonObject, baseRevision: number) =>
    send(async () => {
      const saved = await call(contract.ownContent.save, { body: { toolTypeId, baseRevision, content } })
      cache.setQueryData(queryKey, saved)
      onSaved(content, saved)
      // The next visit has the new content, with or without a connection.
      await openDevice(userId)
        .then((device) => device.refresh())
        .catch(() => {})
      toast(`${own} saved`)
    })
  return { save, ...sending }
}
