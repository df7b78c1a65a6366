import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import { Problem } from '@corridor/contract/problems'
import type { Report } from '@corridor/contract/reports/report'
import type { ReportKind } from '@corridor/contract/reports/reports'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { DEMO_USER, EducatorId } from '@corridor/domain/people/ids'
import { reportCaution } from '@corridor/domain/report/report-caution'
import { Download } from '../../../http/download.ts'
import { fileNameOf } from '../../../http/file-name.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { inSteps } from '../../../http/steps.ts'
import type { PaperDocument } from '../../../paper/paper-document.ts'
import { districtToday } from '../../districts/district-today.ts'
import { educatorReport } from '../educator/educator-report.ts'
import { educatorNamed } from '../educator/load-educator.ts'
import { lookForReport } from '../look-for/look-for-report.ts'
import { schoolOverview } from '../overview/school-overview.ts'
import { rubricReport } from '../rubric/rubric-report.ts'

type Asked = RequestOf<typeof contract.reports.file>

/** A report as a file. Drawing it takes a while, and holds no connection meanwhile. */
export const reportFile = inSteps({
  read: async (context: ActorContext, { query }: Asked) => {
    if (context.actor.userId === DEMO_USER) throw new Problem('demo-downloads-nothing')
    const { report: kind, of, format, ...filters } = query
    const { district, today } = await districtToday(context.db, context.now())
    const report = await makers[kind](context, filters, of)
    return { document: printed(report, district.timeZone), today, format }
  },
  work: async (_, __, { document, today, format }) => {
    const [place = ''] = document.subtitle.split(' · ')
    const bytes = await (format === 'pdf' ? drawn(document) : calculated(document))
    return new Download(fileNameOf(document.title, place, today, format), bytes.length, bytes)
  },
  write: async (_, __, made: Download) => made,
})

type Filters = Parameters<typeof schoolOverview>[1]

const makers: Record<
  ReportKind,
  (context: ActorContext, filters: Filters, of: number | undefined) => Promise<Report>
> = {
  'school-overview': schoolOverview,
  educator: async (context, filters, of) =>
    educatorReport(context, await educatorNamed(context.db, EducatorId.parse(named(of))), filters),
  'look-for': (context, filters, of) => lookForReport(context, named(of), filters),
  rubric: (context, filters, of) => rubricReport(context, named(of), filters),
}

function named(of: number | undefined): number {
  if (of === undefined)
    throw new Problem('invalid-request', { fields: { of: 'Say whom or what the report is about.' } })
  return of
}

function printed(report: Report, timeZone: string): PaperDocument {
  const { title, subtitle, cards, chosen, asOf } = report
  const notices = [...(chosen.length > 0 ? [chosen.join(' ')] : []), ...report.notices]
  const madeAt = `Counted ${momentIn(timeZone, asOf)}`
  return { title, subtitle, language: 'en-US', cards, notices, footer: reportCaution, madeAt }
}

// What draws a PDF is loaded when somebody asks for one: the server starts without it.
async function drawn(document: PaperDocument) {
  const { pdfOf } = await import('../../../paper/pdf-of.ts')
  return pdfOf(document)
}

async function calculated(document: PaperDocument) {
  const { xlsxOf } = await import('../../../spreadsheet/xlsx-of.ts')
  return xlsxOf(document)
}
