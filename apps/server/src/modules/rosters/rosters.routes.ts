import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { checkRoster } from './check/check-roster.ts'
import { mendRoster } from './check/mend-roster.ts'
import { listPlan, planSheet } from './check/plan-pages.ts'
import { cancelImport, commitImport, undoImport } from './commit/commit-import.ts'
import { showImport } from './describe-import.ts'
import { dismissSuggestion, listImports, listSuggestions, mapColumns } from './list-imports.ts'

export const rosterRoutes: Handlers<typeof contract.rosterImports> = {
  list: (context, request) => listImports(context, request),
  check: checkRoster,
  show: ({ db, actor, now }, { params }) => showImport(db, actor, now(), params.importId),
  plan: (context, request) => listPlan(context, request),
  sheet: (context, request) => planSheet(context, request),
  mend: (context, request) => mendRoster(context, request),
  commit: (context, request) => commitImport(context, request),
  cancel: (context, { params }) => cancelImport(context, params.importId),
  undo: (context, { params }) => undoImport(context, params.importId),
  map: (context, request) => mapColumns(context, request),
  suggestions: (context) => listSuggestions(context),
  dismiss: (context, request) => dismissSuggestion(context, request),
}
