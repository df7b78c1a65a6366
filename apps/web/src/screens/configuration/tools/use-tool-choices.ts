import type { ToolChoice, ToolType } from '@corridor/contract/configurations/tool-types'
import type { SchoolId } from '@corridor/domain/people/ids'
import { useState } from 'react'
import { cache } from '../../../api/cache.ts'
import { call, contract } from '../../../api/client.ts'
import { failed } from '../../../api/failed.tsx'
import { ownDevice } from '../../../device/own-device.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { type ToolList, toolList } from '../tool-list.ts'
import { type Changes, changed, chosen, noChanges, reordered } from './tool-changes.ts'

// The message is from specification §8.
const FAILED = 'An error occurred while trying to update walkthrough types. Please try again later.'

export type ToolChoices = ReturnType<typeof useToolChoices>

/** The choices of tools until they are saved. Whatever goes wrong, they stay. */
export function useToolChoices(list: ToolList) {
  const [changes, setChanges] = useState(noChanges)
  const [isSaving, setIsSaving] = useState(false)
  const choices = chosen(list, changes)
  const toSave = changed(list, changes)

  const save = async () => {
    setIsSaving(true)
    try {
      const enabled = await call(contract.toolTypes.choose, { body: { tools: toSave } })
      cache.setQueryData(toolList.queryKey, (known) => known && replaced(known, toSave, enabled))
      setChanges(noChanges)
      toast('Tools saved')
      // The start of a visit offers the tools that the device knows.
      void refreshDevice()
    } catch (error) {
      failed(error, { message: FAILED })
      // Somebody may have chosen meanwhile: the page shows that, with the choices made here on top of it.
      void cache.invalidateQueries({ queryKey: toolList.queryKey })
    }
    setIsSaving(false)
  }
  return {
    choices,
    changes,
    toSave,
    isSaving,
    save,
    undo: () => setChanges(noChanges),
    turn: (id: number, isOn: boolean) =>
      setChanges((it) => ({ ...it, enabled: { ...it.enabled, [id]: isOn } })),
    order: (shown: readonly number[]) => setChanges((it) => ({ ...it, order: reordered(choices, shown) })),
    use: (id: number, school: SchoolId, isUsed: boolean) =>
      setChanges((it) => withUse(it, id, school, isUsed)),
  }
}

async function refreshDevice() {
  const { device } = await ownDevice()
  await device.refresh()
}

function withUse(changes: Changes, id: number, school: SchoolId, isUsed: boolean): Changes {
  return { ...changes, uses: { ...changes.uses, [id]: { ...changes.uses[id], [school]: isUsed } } }
}

/** The list of tools after a save; the answer is the new enabled list (specification §7). */
function replaced(known: ToolList, saved: readonly ToolChoice[], enabled: ToolType[]): ToolList {
  const all = known.all.map((tool) => {
    const { position, schools } = saved.find(({ id }) => id === tool.id) ?? tool
    return enabled.find(({ id }) => id === tool.id) ?? { ...tool, position, schools }
  })
  return { ...known, enabled, all: all.sort((a, b) => a.position - b.position || a.id - b.id) }
}
