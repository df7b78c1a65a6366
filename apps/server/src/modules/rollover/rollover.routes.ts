import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { takeTurns } from '../districts/take-turns.ts'
import { carryOut } from './carry-out.ts'
import { checkRollover } from './check-rollover.ts'
import { deleteDraft } from './rollover.queries.ts'
import { saveDraft } from './save-draft.ts'
import { showRollover } from './show-rollover.ts'
import { undoRollover } from './undo-rollover.ts'

export const rolloverRoutes: Handlers<typeof contract.rollover> = {
  show: ({ db, place }) => showRollover(db, place),
  saveDraft: (context, { body }) => saveDraft(context, body.baseRevision, body.content),
  discardDraft: async ({ db, place }) => {
    await takeTurns(db)
    await deleteDraft(db)
    return showRollover(db, place)
  },
  check: async ({ db, place }, { body }) => (await checkRollover(db, place.today, body.baseRevision)).check,
  carryOut: async (context, { body }) => {
    await carryOut(context, body)
    return showRollover(context.db, context.place)
  },
  undo: async (context, { body }) => {
    await undoRollover(context, body.id)
    return showRollover(context.db, context.place)
  },
}
