import type { Actor } from '@corridor/domain/people/actor'
import type { Queries } from '../../database/doors.ts'
import { districtToday } from '../districts/district-today.ts'
import { findMe } from '../educators/find-me.ts'
import type { Telling } from '../notices/notify.ts'
import { loadActor } from '../people/load-actor.ts'
import { countExported, type ExportReader } from './content/content.queries.ts'
import { educatorPage } from './content/educator-page.ts'
import { filesFor, headOf } from './content/export-files.ts'
import { observationPage } from './content/observation-page.ts'
import { schoolPiece } from './content/school-rows.ts'
import { nameIfExported } from './export-reach.ts'
import {
  changeExport,
  dropChunks,
  type ExportChange,
  type ExportRow,
  lockExport,
  maySignIn,
  nothingWritten,
} from './exports.queries.ts'
import { finishExport } from './finish-export.ts'
import { packPieces } from './pack-pieces.ts'
import { tellOfExport } from './tell-of-export.ts'

type Making = Omit<Telling, 'place'>

/** Writes the next page of an export, whole or not at all. Answers whether there is more to do. */
export async function advanceExport(making: Making, now: Date, id: string): Promise<boolean> {
  const { db } = making
  const row = await lockExport(db, id)
  if (!row || (row.state !== 'waiting' && row.state !== 'running')) return false
  const today = await districtToday(db, now)
  const actor = await loadActor(db, { ...row, parent: null }, today.today)
  if (!(await maySignIn(db, row.userId)) || !(await nameIfExported(db, actor, today, row.scope))) {
    await dropChunks(db, id)
    await changeExport(db, id, { state: 'failed', failedBecause: 'rights' })
    await tellOfExport({ ...making, place: today }, row, 'export-failed')
    return false
  }
  const me = await findMe(db, row.userId)
  const reader = { actor, me, today: today.today, scope: row.scope }
  const rights = rightsOf(actor, me)
  const moved = { movedAt: now, failures: 0 }
  const write = (change: ExportChange) => changeExport(db, id, { ...moved, ...change })
  if (row.place === null || row.rights !== rights) {
    await dropChunks(db, id)
    await write({ ...nothingWritten, ...(await begun(db, row, reader)), rights, state: 'running' })
    return true
  }
  const next = await nextPage(db, row, reader, today.district.timeZone)
  await write(next)
  if (next.place !== null) return true
  await write(await finishExport(db, { ...row, ...next }, now, today.district))
  await tellOfExport({ ...making, place: today }, row, 'export-ready')
  return false
}

/** What somebody may read, as text with one spelling for each content. */
function rightsOf({ assignments }: Actor, me: ExportReader['me']): string {
  return JSON.stringify([me ?? null, ...assignments.map((it) => JSON.stringify(it)).sort()])
}

/** Begins an export: the beginning of every file, the schools, and how much there is to come. */
async function begun(db: Queries, row: ExportRow, reader: ExportReader) {
  const files = filesFor(row.scope).filter((file) => file !== 'README.txt')
  const heads = files.map((file) => ({ file, text: headOf(file), rows: 0 }))
  const schools = files.includes('schools.csv') ? [await schoolPiece(db, reader)] : []
  return {
    entries: await packPieces(db, row, {}, [...heads, ...schools]),
    place: { at: 'educators', after: 0 } as const,
    total: await countExported(db, reader),
  }
}

type Written = Pick<ExportRow, 'entries' | 'place' | 'done' | 'leftOut'>

async function nextPage(
  db: Queries,
  row: ExportRow,
  reader: ExportReader,
  timeZone: string,
): Promise<Written> {
  const { place, entries, done, leftOut } = row
  if (place?.at === 'educators') {
    const { pieces, next } = await educatorPage(db, reader, timeZone, place.after)
    return {
      done,
      leftOut,
      entries: await packPieces(db, row, entries, pieces),
      place: next === undefined ? { at: 'observations', after: null } : { at: 'educators', after: next },
    }
  }
  const page = await observationPage(db, reader, place?.after ?? null)
  return {
    entries: await packPieces(db, row, entries, page.pieces),
    done: done + page.done,
    leftOut: leftOut + page.leftOut,
    place: page.next && { at: 'observations', after: page.next },
  }
}
