import type { contract } from '@corridor/contract/contract'
import { Problem } from '@corridor/contract/problems'
import type { Handlers } from '../../http/mount.ts'
import { enqueue } from '../../jobs/queues.ts'
import { claimPull, deleteConnection, findConnection } from './connection.queries.ts'
import { saveConnection } from './save-connection.ts'
import { showConnection, staleBefore } from './show-connection.ts'
import { testConnection } from './test-connection.ts'

export const rosterConnectionRoutes: Handlers<typeof contract.rosterConnection> = {
  show: (context) => showConnection(context),
  save: async (context, { body }) => {
    await saveConnection(context, body)
    return showConnection(context)
  },
  remove: async (context) => {
    const { db, actor, record } = context
    if (await findConnection(db)) {
      await deleteConnection(db)
      await record('roster-connection.remove', { kind: 'district', id: actor.districtId })
    }
    return showConnection(context)
  },
  test: testConnection,
  pull: async (context) => {
    const { actor, client, config, db, record } = context
    if (!config.ROSTER_KEY) throw new Problem('secrets-not-kept')
    if (!(await findConnection(db))) throw new Problem('not-connected')
    const now = context.now()
    // Claimed here and not by the job: whoever asks before that begins is told that a pull is under way.
    if (await claimPull(db, now, staleBefore(now))) {
      await enqueue({ client }, 'rosters.pull', { id: String(actor.districtId), since: now.toISOString() })
      await record('roster-connection.pull', { kind: 'district', id: actor.districtId })
    }
    return showConnection(context)
  },
}
