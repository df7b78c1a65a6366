import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { listDuplicates } from './merging/list-duplicates.ts'
import { mergeEducators } from './merging/merge-educators.ts'
import { showBeside, tellApart } from './merging/sides.ts'
import { undoChange } from './merging/undo-change.ts'
import { changeSeveral } from './several/change-several.ts'
import { inviteSeveral } from './several/invite-several.ts'
import { listFilters, listIds } from './several/list-choices.ts'
import { listFile } from './several/list-file.ts'

export const educatorSetRoutes: Handlers<typeof contract.educatorSets> = {
  filters: (context) => listFilters(context),
  ids: (context, { query }) => listIds(context, query),
  file: (context, { query }) => listFile(context, query),
  change: (context, { params, body }) => changeSeveral(context, params.changeId, body),
  undo: (context, { params }) => undoChange(context, params.changeId),
  invite: (context, { body }) => inviteSeveral(context, body.ids),
  duplicates: (context) => listDuplicates(context),
  beside: (context, { params }) => showBeside(context, params),
  tellApart: (context, { params }) => tellApart(context, params),
  merge: (context, { params, body }) => mergeEducators(context, params.educatorId, body),
}
