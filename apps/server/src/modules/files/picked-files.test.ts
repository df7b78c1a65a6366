import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { narrativeCorner } from '@corridor/tools/tools/narrative-corner/narrative-corner.tool'
import { targetedComment } from '@corridor/tools/tools/targeted-comment/targeted-comment.tool'
import { describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { aJpeg } from '../../../test/sample-files.ts'
import { type Caller, complete, makePlace, openAs, read, save } from '../observations/test-place.ts'
import { received, send, shown } from '../observations/test-sending.ts'

const made = await product()
const { add, show, remove } = contract.files
const at = '2026-10-22T15:10:00.000Z'
const there = { status: 200 }
const notThere = { status: 404, body: { code: 'file-not-found' } }

const get = (caller: Caller, fileId: string) => caller.call(show, { params: { fileId } })
const removeDraft = (caller: Caller, observationId: string) =>
  caller.call(contract.observations.remove, { params: { observationId }, query: {} })

/** A narrative in draft with a photo, and comments of the same visit that have picked it. */
async function picked() {
  const place = await makePlace(made)
  const { marisol, omar, rows } = place
  const sets = await rows('select id, tool_type_id from configurations order by id')
  const visitId = randomUUID()
  const of = (toolTypeId: number) => ({
    visitId,
    toolTypeId,
    endedAt: '2026-10-22T15:25:00.000Z',
    configurationId: Number(sets.find((it) => it.tool_type_id === toolTypeId)?.id),
  })
  const file = { id: randomUUID(), type: 'image/jpeg', bytes: 120 }
  const line = {
    id: randomUUID(),
    at,
    kind: 'action',
    speaker: null,
    text: 'The board fills.',
    tags: {},
    file,
    isIncluded: false,
    removedAt: null,
  }
  const narrative = place.document({ ...of(narrativeCorner.id), capture: { lines: [line] } })
  const source = {
    observationId: randomUUID(),
    toolTypeId: narrativeCorner.id,
    entryId: line.id,
    kind: 'Action',
    at,
  }
  const evidence = { id: randomUUID(), text: 'The board fills.', stance: 'supports', source, file }
  const comment = {
    id: randomUUID(),
    at,
    kind: 'strength',
    target: null,
    text: 'The board carries the lesson.',
    bankId: null,
    isStep: false,
    stepDueOn: null,
  }
  const comments = (pieces: readonly (typeof evidence)[] = [evidence]) =>
    place.document({
      ...of(targetedComment.id),
      toolVersion: targetedComment.version,
      capture: { comments: [{ ...comment, evidence: pieces }] },
    })
  const script = read(await save(marisol, source.observationId, narrative))
  const body = new Uint8Array(aJpeg())
  await marisol.call(add, { params: { fileId: file.id }, query: { observation: script.id }, body })
  const commented = read(await save(marisol, randomUUID(), comments()))
  const teacher = await place.as('teacher')
  await place.link(omar.id, teacher.id)
  return { ...place, fileId: file.id, script, narrative, commented, comments, teacher }
}

describe('a photo that another tool of the visit picked', () => {
  test('stays when the draft goes that it came with, and can be sent', async () => {
    const { marisol, teacher, fileId, script, commented } = await picked()
    const done = read(await complete(marisol, commented))

    expect(await removeDraft(marisol, script.id)).toMatchObject(there)

    expect(await get(marisol, fileId)).toMatchObject(there)
    read(await send(marisol, done))
    expect(await get(teacher, fileId)).toMatchObject(there)
  })

  test('stays with what was sent, whatever becomes of the drafts', async () => {
    const { admin, marisol, teacher, fileId, script, commented, comments } = await picked()
    read(await send(marisol, read(await complete(marisol, commented))))
    await received.reopen(admin, commented.id)
    const { revision } = await openAs(marisol, commented.id)
    const without = read(await save(marisol, commented.id, comments([]), revision))
    read(await complete(marisol, without))

    expect(await removeDraft(marisol, script.id)).toMatchObject(there)

    expect(await get(teacher, fileId)).toMatchObject(there)
  })

  test('is not deleted by itself either, until nobody names it', async () => {
    const { marisol, fileId, script, commented, rows } = await picked()

    expect(await marisol.call(remove, { params: { fileId } })).toMatchObject(there)
    expect(await get(marisol, fileId)).toMatchObject(there)
    await removeDraft(marisol, commented.id)
    // The file went back to the narrative, which names it again.
    expect(await get(marisol, fileId)).toMatchObject(there)
    await removeDraft(marisol, script.id)
    expect(await rows('select id from files')).toEqual([])
  })

  test('stays when it is taken out where it was taken, and that one is finished', async () => {
    const { marisol, fileId, script, narrative, commented } = await picked()
    const lines = [narrative.capture.lines].flat().map((it) => ({ ...Object(it), file: null }))
    const next = { ...narrative, capture: { lines } }
    const without = read(await save(marisol, script.id, next, script.revision))
    read(await complete(marisol, without))

    expect(await get(marisol, fileId)).toMatchObject(there)
    read(await send(marisol, read(await complete(marisol, commented))))
  })

  test('is seen by who reads the record, and by nobody else', async () => {
    const { admin, as, marisol, fileId, commented } = await picked()
    const foreign = await picked()
    expect(await get(admin, fileId)).toMatchObject(notThere)

    read(await complete(marisol, commented))

    expect(JSON.stringify(await shown(admin, commented.id))).toContain(fileId)
    expect(await get(admin, fileId)).toMatchObject(there)
    for (const somebody of [await as('teacher'), foreign.admin, foreign.marisol])
      expect(await get(somebody, fileId)).toMatchObject(notThere)
  })
})
