import { dayIn } from '@corridor/domain/calendar/days'
import { isCountedPurpose } from '@corridor/domain/observation/observation-words'
import { withoutTargets } from '@corridor/domain/observation/targets-in'
import { findView } from '@corridor/tools/registry/views'
import type { PastVisit, PastVisits } from '@corridor/tools/visit/past-visit'
import { visitIn } from '@corridor/tools/visit/visit-in'
import { call, contract } from '../../../api/client.ts'
import { currentUser } from '../../../api/session.ts'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { privateTargetsOf } from '../../../observation/private-targets-of.ts'
import { findLoadedTool, loadTools } from '../../../tool-definitions.ts'

const GIVE_UP_MS = 10_000

type Document = Kept['document']
type About = Pick<Document, 'toolTypeId' | 'purpose' | 'startedAt'> & Omit<PastVisit, 'tool'>

/** What earlier visits to the educator counted: those the server knows, and those it has not heard of yet. */
export async function pastVisits(device: Device, { document }: Kept): Promise<PastVisits> {
  const here = await ownOf(device, document).catch(() => [])
  const there = await askServer(document.educatorId).catch(() => undefined)
  const isOther = ({ observationId }: About) => !there?.some((it) => it.observationId === observationId)
  const all = [...here.filter(isOther), ...(there ?? [])].sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
  return {
    isWhole: there !== undefined,
    visits: all.filter(isFor(document)).map(({ toolTypeId, purpose, startedAt, ...it }) => ({
      ...it,
      tool: findView(toolTypeId)?.title ?? '',
    })),
  }
}

/**
 * Whether a past visit may be shown: coaching stays between two; a conference looks at visits, not at conferences or
 * calibration.
 */
function isFor({ toolTypeId, purpose }: Document) {
  return (it: About) =>
    it.toolTypeId !== toolTypeId &&
    isCountedPurpose(it.purpose) &&
    (it.purpose !== 'coaching' || purpose === 'coaching') &&
    it.figures.length > 0
}

async function askServer(educator: Document['educatorId']): Promise<About[]> {
  if (educator === null) return []
  const signal = AbortSignal.timeout(GIVE_UP_MS)
  const { visits } = await call(contract.device.visits, { query: { educator } }, signal)
  return visits.map(({ timeZone, observer, ...it }) => ({
    ...it,
    on: dayIn(timeZone, new Date(it.startedAt)),
    by: observer,
  }))
}

/** Visits that were finished on this device and are not sent yet. */
async function ownOf(device: Device, { educatorId }: Document): Promise<About[]> {
  const own = device
    .list()
    .filter(
      ({ document, goal }) => goal !== 'draft' && goal !== 'removed' && document.educatorId === educatorId,
    )
  if (educatorId === null || own.length === 0) return []
  await loadTools()
  const hidden = privateTargetsOf(device.snapshot()?.configurations ?? [])
  return own.map(({ id, document }) => ({
    observationId: id,
    toolTypeId: document.toolTypeId,
    purpose: document.purpose,
    startedAt: document.startedAt,
    on: dayIn(document.timeZone, new Date(document.startedAt)),
    by: currentUser()?.name ?? '',
    figures: figuresOf(device, document, hidden),
  }))
}

function figuresOf(device: Device, document: Document, hidden: ReadonlySet<string>): PastVisit['figures'] {
  const tool = findLoadedTool(document.toolTypeId)
  const set = device.contentOf(document.configurationId, document.configurationVersion)
  if (!tool || !set) return []
  const capture = tool.open(document.toolVersion, withoutTargets(document.capture, hidden))
  const context = { visit: visitIn(document), contributions: [], isForEducator: true }
  return tool.record(capture, set, context).flatMap((it) => (it.kind === 'facts' ? it.items : []))
}
