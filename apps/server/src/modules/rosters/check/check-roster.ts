import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import { Problem } from '@corridor/contract/problems'
import { nothingMended } from '@corridor/domain/roster/plan/roster-plan'
import type { ActorContext, GuestContext } from '../../../http/mount.ts'
import { Steps } from '../../../http/mount.ts'
import { describeImport, endLost } from '../describe-import.ts'
import { reachOf, requireDecider } from '../import-access.ts'
import { readRoster } from '../read/read-roster.ts'
import type { RosterAsked, RosterRead } from '../read/roster-read.ts'
import { inRosterTurn, uploadOf } from '../receive-roster.ts'
import {
  changeIf,
  dropChecks,
  findImport,
  findRunning,
  habitsOf,
  type ImportRow,
  insertImport,
  insertRows,
  takeImportTurn,
} from '../rosters.queries.ts'
import { stagePlan } from './stage-plan.ts'

type Check = typeof contract.rosterImports.check
type Asked = RequestOf<Check>
type Begun = { readonly known: RosterImport } | { readonly row: ImportRow; readonly asked: RosterAsked }

/**
 * Reads a roster as it comes and says what it would do. Who asks again with the same id is answered the same; whoever
 * leaves meanwhile finds the check when they come back.
 */
export const checkRoster = new Steps<Asked, ResponseOf<Check>>(async (transact, around) => {
  const begun = await transact(begin)
  if ('known' in begun) return begun.known
  const { row, asked } = begun
  const beating = beat(around, row)
  const { isWanted } = beating
  try {
    return await inRosterTurn(async () => {
      const read = await readRoster(uploadOf(around.request), row, asked)
      return transact((context) => finish(context, row, read, isWanted))
    })
  } catch (error) {
    await giveUp(around, row, error)
    throw error
  } finally {
    beating.end()
  }
})

async function begin({ db, actor, place, now }: ActorContext, { query }: Asked): Promise<Begun> {
  const { districtId, userId } = actor
  const { id, who, fileName } = query
  reachOf(actor, who)
  await takeImportTurn(db, districtId)
  await endLost(db, now())
  const known = await findImport(db, id)
  if (known) return { known: await describeImport(db, actor, requireDecider(actor, known)) }
  const running = await findRunning(db)
  if (running) throw new Problem('import-is-running')
  const row = { districtId, id, userId, who, fileName, state: 'checking' } as const
  await insertImport(db, { ...row, mends: nothingMended, startedAt: now(), movedAt: now() })
  const { mapping } = await habitsOf(db, who)
  const made = await findImport(db, id)
  if (!made) throw new Error('An import was not written.')
  return { row: made, asked: { mapping, who, today: place.today } }
}

const AT_ONCE = 250

async function finish(
  { db, actor, place, now }: ActorContext,
  begun: ImportRow,
  { rows, ...facts }: RosterRead,
  isWanted: () => boolean,
): Promise<RosterImport> {
  const row = { ...begun, read: { ...facts, staff: rows.length } }
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await insertRows(db, row, rows.slice(from, from + AT_ONCE))
  const checked = await stagePlan(db, actor, place, row, rows, isWanted)
  const change = { ...checked, read: row.read, state: 'checked', movedAt: now() } as const
  if (!(await changeIf(db, row.id, 'checking', change))) throw new Problem('import-not-open')
  await dropChecks(db, row)
  return describeImport(db, actor, { ...row, ...change })
}

const BEAT_MS = 2_000

/** Notes now and then that a check is still being worked on, and learns whether somebody has cancelled it. */
function beat({ database, now }: GuestContext, { districtId, id }: ImportRow) {
  let isCancelled = false
  const timer = setInterval(() => {
    database
      .tenant(districtId, ({ db }) => changeIf(db, id, 'checking', { movedAt: now() }))
      .then((isMoved) => {
        isCancelled = !isMoved
      })
      .catch(() => {})
  }, BEAT_MS)
  timer.unref()
  return { isWanted: () => !isCancelled, end: () => clearInterval(timer) }
}

const NOT_READ = 'Something went wrong on our side. Nothing was changed; choose the file again.'
const NOT_HERE = 'The file did not arrive whole. Nothing was changed; choose it again.'

/** Gives up a check of a file that could not be read: only that there was one is left, and why it ended. */
async function giveUp(
  { database, now, request }: GuestContext,
  { districtId, id }: ImportRow,
  error: unknown,
): Promise<void> {
  const reason = request.raw.readableAborted ? NOT_HERE : reasonOf(error)
  await database.tenant(districtId, ({ db }) =>
    changeIf(db, id, 'checking', { state: 'stopped', movedAt: now(), reason }),
  )
}

/** The sentence for whoever comes back to the check; a refusal’s, as our other errors may quote the file. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Problem)) return NOT_READ
  if (error.code === 'roster-columns-unknown')
    return `${error.message} Choose it again, and say what they are.`
  return error.fields?.file ?? error.message
}
