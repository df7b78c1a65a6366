import type { contract } from '@corridor/contract/contract'
import { early } from '../../http/early.ts'
import type { EarlyContext, Handlers } from '../../http/mount.ts'
import { planned } from '../../http/planned.ts'
import { countNewer } from './count-newer.ts'
import { educatorReport } from './educator/educator-report.ts'
import { educatorNamed } from './educator/load-educator.ts'
import { reportFile } from './files/report-file.ts'
import { groundOf } from './ground.ts'
import { lookForReport } from './look-for/look-for-report.ts'
import { schoolOverview } from './overview/school-overview.ts'
import { rubricReport } from './rubric/rubric-report.ts'
import { listSets } from './sets/list-sets.ts'
import { listOpened } from './visits/list-opened.ts'

const ground = ({ db }: EarlyContext) => groundOf(db)

export const reportRoutes: Handlers<typeof contract.reports> = {
  schoolOverview: early(ground, (context, { query }, found) =>
    schoolOverview({ ...context, ground: found }, query),
  ),
  // All about one person goes along the same indexes, whoever it is.
  educator: planned(
    early(
      ({ db }, { params }) => Promise.all([groundOf(db), educatorNamed(db, params.educatorId)]),
      (context, { query }, [found, named]) => educatorReport({ ...context, ground: found }, named, query),
    ),
  ),
  lookFor: early(ground, (context, { params, query }, found) =>
    lookForReport({ ...context, ground: found }, params.configurationId, query),
  ),
  rubric: early(ground, (context, { params, query }, found) =>
    rubricReport({ ...context, ground: found }, params.configurationId, query),
  ),
  sets: (context, { query }) => listSets(context, query.kind),
  visits: early(ground, (context, { query }, found) => listOpened({ ...context, ground: found }, query)),
  newer: (context, { query }) => countNewer(context, query),
  file: reportFile,
}
