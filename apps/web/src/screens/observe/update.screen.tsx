import { Refusal } from '@corridor/contract/refusal'
import { Suspense } from 'react'
import { inTime } from '../../api/in-time.ts'
import type { Kept } from '../../device/kept.ts'
import { ownDevice, refreshed } from '../../device/own-device.ts'
import { useDevice, useKept } from '../../device/use-device.ts'
import { redirect } from '../../door/redirect.ts'
import { type Params, preparedScreen } from '../../routing/screen.ts'
import { onwards, toolTypeIn } from './address.ts'
import { CaptureFrame } from './capture/capture-frame.tsx'
import { loadedView, loadView, loadViews } from './capture-views.ts'
import { DraftGone } from './later.ts'
import { keptOfVisit } from './visit/kept-of-visit.ts'

/** Opens an observation of one’s own that is not sent yet. Everything else is read, not edited. */
async function prepare(url: URL, { toolTypeId, observationId = '' }: Params) {
  const tool = toolTypeIn(toolTypeId)
  const { device } = await ownDevice()
  const here = device.find(observationId)
  // The observation may have been reopened since this device sent it.
  if (here && !isUnsent(here)) await refreshed(device)
  const kept = device.find(observationId) ?? (await inTime(device.fetch(observationId)).catch(notMine))
  if (!kept && !(await mayRead(observationId))) throw onwards(url, '/observations/not-here')
  if (!kept || !isOpen(kept)) throw onwards(url, `/observations/${tool}/view/${observationId}`)
  if (kept.document.toolTypeId !== tool || !(await loadView(tool))) throw redirect('/404')
  const { configurationId, configurationVersion } = kept.document
  const isSetUp = () => device.contentOf(configurationId, configurationVersion) !== undefined
  if (!isSetUp()) await refreshed(device)
  if (!isSetUp()) throw onwards(url, `/observations/${tool}/view/${observationId}`)
  const visit = keptOfVisit(device, kept.document.visitId)
  await loadViews(visit.map(({ document }) => document.toolTypeId))
  return <Update id={observationId} tool={tool} />
}

/** Undefined where the server knows no such observation of mine: whether I may read it is asked elsewhere. */
function notMine(error: unknown): undefined {
  if (!(error instanceof Refusal) || error.status !== 404) throw error
}

/**
 * Whether the reader may open the observation. It is seldom asked, so the client is not part of a capture screen;
 * without an answer its own page says so.
 */
async function mayRead(observationId: string): Promise<boolean> {
  const { call, contract } = await import('../../api/client.ts')
  const asked = call(contract.observations.show, { params: { observationId } })
  return asked.then(
    () => true,
    (error: unknown) => !(error instanceof Refusal && error.status === 404),
  )
}

/** Whether the observation can be edited: a queued one only to settle conflicts. */
function isOpen(kept: Kept): boolean {
  return isUnsent(kept) && (kept.goal !== 'sent' || kept.document.conflicts.length > 0)
}

function isUnsent({ status }: Kept): boolean {
  return status === 'draft' || status === 'completed'
}

interface Props {
  readonly id: string
  readonly tool: number
}

function Update({ id, tool }: Props) {
  const device = useDevice()
  const kept = useKept(id)
  if (!kept) {
    return (
      <Suspense>
        <DraftGone />
      </Suspense>
    )
  }
  return <CaptureFrame key={id} device={device} kept={kept} view={loadedView(tool)} />
}

export default preparedScreen({ prepare })
