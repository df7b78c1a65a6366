import { ObservationId } from '@corridor/domain/observation/observation'
import { matchPath, redirect, useLocation, useRevalidator } from 'react-router'
import { inTime } from '../../api/in-time.ts'
import { loadUser } from '../../api/session.ts'
import { Unreachable } from '../../api/wire.ts'
import { NeedsConnection } from '../../device/notices/needs-connection.tsx'
import { openDevice } from '../../device/open-device.ts'
import { useDevice, useKept } from '../../device/use-device.ts'
import { screen } from '../../routing/screen.ts'
import { loadTools } from '../../tool-definitions.ts'
import { SendPage } from './send/send-page.tsx'

export default screen({ load: (_, { pathname }) => load(idIn(pathname)), Component: Page })

/** Loads what is to be sent from this device, so that a room without a connection is no hindrance. */
async function load(id: string) {
  await loadTools()
  const user = await loadUser()
  if (!user) return
  const device = await openDevice(user.id)
  try {
    // The refresh brings the other tools of the visit, which go out with it.
    if (!device.find(id)) await inTime(Promise.all([device.fetch(id), device.refresh()]))
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
  }
}

function idIn(pathname: string): string {
  const { params } = matchPath('/observations/:toolTypeId/send/:id', pathname) ?? {}
  const { data } = ObservationId.safeParse(params?.id)
  if (data === undefined) throw redirect('/404')
  return data
}

function Page() {
  const id = idIn(useLocation().pathname)
  const device = useDevice()
  const kept = useKept(id)
  const { revalidate } = useRevalidator()
  if (!kept) return <NeedsConnection title="Send observation" onRetry={revalidate} />
  return <SendPage key={id} kept={kept} device={device} />
}
