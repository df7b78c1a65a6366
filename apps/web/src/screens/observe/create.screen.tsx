import { planHold } from '../../api/plan-hold.ts'
import type { Device } from '../../device/device.ts'
import { ownDevice, refreshed } from '../../device/own-device.ts'
import { mayObserve } from '../../device/person/may-observe.ts'
import { type Params, preparedScreen } from '../../routing/screen.ts'
import { onwards, toolTypeIn } from './address.ts'
import { startDraft, visitedOf } from './start/start-draft.ts'
import { findWanted, type Wanted } from './start/wanted-tool.ts'
import { usualFacts } from './visit/visit-facts.ts'

/** How soon a second tap on the same link is no second wish. */
const SAME_WISH_MS = 2_000

/** What was begun last on a device. */
const begun = new WeakMap<
  Device,
  { readonly wish: string; readonly at: number; readonly address: Promise<string> }
>()

/** Makes the draft and leads to it; where something is still to be chosen, to the page where that is done. */
async function prepare(url: URL, { toolTypeId, educatorId }: Params): Promise<never> {
  const tool = toolTypeIn(toolTypeId)
  const { user, device } = await ownDevice()
  const isKnown = () => device.snapshot()?.educators.some(({ id }) => String(id) === educatorId)
  if (!isKnown()) await refreshed(device)
  const snapshot = device.snapshot()
  const wanted = { tool: String(tool), configuration: url.searchParams.get('configuration') }
  const educator = snapshot?.educators.find(({ id }) => String(id) === educatorId)
  if (!mayObserve(user) || planHold(user) || !snapshot || !educator) throw onwards(url, startAddress(wanted))
  const now = new Date()
  const visited = visitedOf(educator, snapshot, now)
  const chosen = findWanted(snapshot, wanted, visited.schoolId)
  if (!chosen) throw onwards(url, startAddress(wanted, educator.id))
  const last = begun.get(device)
  const [wish, at] = [url.href, now.getTime()]
  if (last?.wish === wish && at - last.at < SAME_WISH_MS) throw onwards(url, await last.address)
  const address = startDraft(device, {
    visited,
    tool: chosen,
    facts: usualFacts(user.id, snapshot, educator, now),
    timeZone: snapshot.timeZone,
  })
  begun.set(device, { wish, at, address })
  throw onwards(url, await address)
}

/** The address of Start, which says why a tool that was asked for is not offered. */
function startAddress({ tool, configuration }: Wanted, educatorId?: number): string {
  const query = new URLSearchParams({ tool: tool ?? '', ...(configuration && { configuration }) })
  const educator = educatorId === undefined ? '' : `/${educatorId}`
  return `/observations/start${educator}?${query}`
}

export default preparedScreen({ prepare })
