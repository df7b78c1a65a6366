import type { ToolType } from '@corridor/contract/configurations/tool-types'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { Snapshot } from '@corridor/contract/observations/device'
import { Refusal } from '@corridor/contract/refusal'
import { toolViews } from '@corridor/tools/registry/views'
import { queryOptions } from '@tanstack/react-query'
import { call, contract } from '../../api/client.ts'
import { ownDevice } from '../../device/own-device.ts'

export interface ToolList extends ResponseOf<typeof contract.toolTypes.list> {
  /** Whether the server did not answer, and this is what the device heard last. */
  readonly isFromDevice?: boolean
}

/** The list of tools, cached after the first load (specification §7). One from the device is asked for again. */
export const toolList = queryOptions({
  queryKey: [contract.toolTypes.list.path],
  queryFn: fetchTools,
  staleTime: ({ state }) => (state.data?.isFromDevice ? 0 : Number.POSITIVE_INFINITY),
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
})

async function fetchTools(): Promise<ToolList> {
  try {
    return await call(contract.toolTypes.list, {})
  } catch (error) {
    const isRefused = error instanceof Refusal && error.status < 500
    const kept = isRefused ? undefined : await lastHeard()
    if (!kept) throw error
    return kept
  }
}

/** The tools as the device last heard; of a tool that is off it knows no more than that. */
async function lastHeard(): Promise<ToolList | undefined> {
  const snapshot = await ownDevice().then(
    ({ device }) => device.snapshot(),
    () => undefined,
  )
  if (!snapshot) return undefined
  const on = snapshot.tools.flatMap((it) => typesOf(it))
  const off = toolViews.filter(({ id }) => !on.some((it) => it.id === id))
  return {
    all: [...on, ...off.flatMap(({ id }) => typesOf({ toolTypeId: id, position: 1000, schools: null }))],
    enabled: on,
    schools: snapshot.schools.map(({ id, name }) => ({ id, name, isMine: false, mayChange: false })),
    mayChange: false,
    isFromDevice: true,
  }
}

function typesOf({ toolTypeId, position, schools }: Snapshot['tools'][number]): ToolType[] {
  return toolViews
    .filter(({ id }) => id === toolTypeId)
    .map(({ id, key, title, isSingle }) => ({ id, key, title, is_single: isSingle, position, schools }))
}
