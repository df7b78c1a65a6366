import type { Params } from 'react-router'
import { mayObserve } from '../../device/may-observe.ts'
import { screen } from '../../screen.ts'
import { onwards, toolTypeIn } from './address.ts'
import { ownDevice } from './own-device.ts'
import { startDraft, visitedOf } from './start-draft.ts'
import { startTools } from './start-tools.ts'
import { usualFacts } from './visit-facts.ts'

/** Makes the draft and leads to it; where something is still to be chosen, to the page where that is done. */
async function prepare(url: URL, { toolTypeId, educatorId }: Params): Promise<never> {
  const tool = toolTypeIn(toolTypeId)
  const { user, device } = await ownDevice()
  const isKnown = () => device.snapshot()?.educators.some(({ id }) => String(id) === educatorId)
  if (!isKnown()) await device.refresh()
  const snapshot = device.snapshot()
  const wanted = url.searchParams.get('configuration')
  const tools = snapshot ? startTools(snapshot).filter((it) => it.toolTypeId === tool) : []
  const chosen = wanted ? tools.find((it) => String(it.configurationId) === wanted) : tools[0]
  const educator = snapshot?.educators.find(({ id }) => String(id) === educatorId)
  if (!mayObserve(user) || !snapshot || !chosen || !educator) throw onwards(url, startAddress(tool, wanted))
  const now = new Date()
  const address = await startDraft(device, {
    visited: visitedOf(educator, snapshot, now),
    tool: chosen,
    facts: usualFacts(user.id, snapshot, educator, now),
    timeZone: snapshot.timeZone,
  })
  throw onwards(url, address)
}

function startAddress(tool: number, configuration: string | null): string {
  const query = new URLSearchParams({ tool: String(tool), ...(configuration && { configuration }) })
  return `/observations/start?${query}`
}

export default screen({ prepare, Component: () => null })
