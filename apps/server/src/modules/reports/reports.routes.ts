import type { contract } from '@corridor/contract/contract'
import { keepingPlans } from '../../database/doors.ts'
import type { Handlers } from '../../http/mount.ts'
import { countNewer } from './count-newer.ts'
import { educatorReport } from './educator/educator-report.ts'
import { lookForReport } from './look-for/look-for-report.ts'
import { schoolOverview } from './overview/school-overview.ts'
import { reportFile } from './report-file.ts'
import { rubricReport } from './rubric/rubric-report.ts'
import { listSets } from './sets/list-sets.ts'
import { listOpened } from './visits/list-opened.ts'

export const reportRoutes: Handlers<typeof contract.reports> = {
  schoolOverview: (context, { query }) => schoolOverview(context, query),
  // All about one educator goes along the same indexes, whoever it is.
  educator: (context, { params, query }) =>
    educatorReport({ ...context, db: keepingPlans(context.db) }, params.educatorId, query),
  lookFor: (context, { params, query }) => lookForReport(context, params.configurationId, query),
  rubric: (context, { params, query }) => rubricReport(context, params.configurationId, query),
  sets: (context, { query }) => listSets(context, query.kind),
  visits: (context, { query }) => listOpened(context, query),
  newer: (context, { query }) => countNewer(context, query),
  file: reportFile,
}
