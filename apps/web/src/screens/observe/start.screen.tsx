import { planHold } from '../../api/plan-hold.ts'
import { ownDevice, refreshed } from '../../device/own-device.ts'
import { mayObserve } from '../../device/person/may-observe.ts'
import { useDevice, useFromDevice } from '../../device/use-device.ts'
import { type Params, preparedScreen } from '../../routing/screen.ts'
import { loadView } from './capture-views.ts'
import { StartPage } from './start/start-page.tsx'
import { NoLists, NotForYou, NotNow } from './start/start-refused.tsx'
import { startTools } from './start/start-tools.ts'
import type { Wanted } from './start/wanted-tool.ts'

async function prepare(url: URL, { educatorId }: Params) {
  const { user, device } = await ownDevice()
  const isAllowed = mayObserve(user)
  // The lists of the last contact stand; nobody waits for newer ones, unless there is nobody on them.
  if (isAllowed && !device.snapshot()?.educators.length) await refreshed(device)
  const snapshot = device.snapshot()
  // The views load before the tap, so that the tap only starts the timer.
  if (snapshot) for (const { toolTypeId } of startTools(snapshot, null)) loadView(toolTypeId).catch(() => {})
  const isHeld = planHold(user) !== undefined
  return (
    <Start isAllowed={isAllowed} isHeld={isHeld} educatorId={educatorId ?? null} wanted={wantedIn(url)} />
  )
}

/** A tool that was chosen before the educator: `?tool=2`, with one of its sets perhaps. */
function wantedIn({ searchParams }: URL) {
  return { tool: searchParams.get('tool'), configuration: searchParams.get('configuration') }
}

interface Props {
  readonly isAllowed: boolean
  /** Whether the district’s plan lets nothing new begin. */
  readonly isHeld: boolean
  readonly educatorId: string | null
  readonly wanted: Wanted
}

function Start({ isAllowed, isHeld, educatorId, wanted }: Props) {
  const device = useDevice()
  const snapshot = useFromDevice((it) => it.snapshot(), undefined)
  if (!isAllowed) return <NotForYou />
  if (isHeld) return <NotNow />
  if (!snapshot) return <NoLists />
  return <StartPage device={device} snapshot={snapshot} educatorId={educatorId} wanted={wanted} />
}

export default preparedScreen({ prepare })
