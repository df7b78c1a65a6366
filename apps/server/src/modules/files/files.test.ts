import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import {
  MOST_FILES,
  MOST_LOOSE_MEGABYTES,
  tooManyFiles,
  tooManyPixels,
  tooMuchLoose,
} from '@corridor/domain/files/file-limits'
import { customLookFor } from '@corridor/tools/tools/custom-look-for/custom-look-for.tool'
import { describe, expect, test } from 'vitest'
import { product } from '../../../test/harness.ts'
import { aJpeg, aPng, aProgressiveJpeg, aWebp, PLACE } from '../../../test/sample-files.ts'
import { type Caller, complete, makePlace, read, save } from '../observations/test-place.ts'
import { received, send } from '../observations/test-sending.ts'

const made = await product()
const { add, show, remove } = contract.files

const put = (caller: Caller, fileId: string, observation: string, bytes: Uint8Array = aJpeg()) =>
  caller.call(add, { params: { fileId }, query: { observation }, body: new Uint8Array(bytes) })
const get = (caller: Caller, fileId: string) => caller.call(show, { params: { fileId } })
const take = (caller: Caller, fileId: string) => caller.call(remove, { params: { fileId } })

const bytesOf = (body: unknown) => Buffer.from(body instanceof Uint8Array ? body : [])
const notThere = { status: 404, body: { code: 'file-not-found' } }

// Parts of a PNG with words, notes of cameras and editors, moving pictures, and what the standard does not know.
const privateParts = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX', 'prVt', 'acTL', 'fdAT', 'hIST', 'sPLT']

interface Size {
  readonly width: number
  readonly height: number
}

async function aDraft() {
  const place = await makePlace(made)
  const { marisol, document } = place
  const saved = read(await save(marisol, randomUUID(), document()))
  const fileId = randomUUID()
  return { ...place, saved, fileId }
}

describe('what is kept', () => {
  test.each([
    ['a JPEG', aJpeg()],
    ['a JPEG of several scans, with notes between and behind them', aProgressiveJpeg()],
    ['a PNG', aPng()],
    ['a PNG with parts that only one program knows', aPng(privateParts.map((name) => [name, PLACE]))],
    ['a WebP', aWebp()],
    ['a WebP with parts that only one program knows', aWebp(['EXIF', 'XMP ', 'ANMF', 'mine'])],
  ])('%s comes back without where it was taken, and stays a picture', async (_, picture) => {
    const { marisol, saved, fileId } = await aDraft()
    expect(picture.includes(PLACE)).toBe(true)
    expect(await put(marisol, fileId, saved.id, picture)).toMatchObject({ status: 200, body: { id: fileId } })

    const { status, body, headers } = await get(marisol, fileId)

    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    })
    expect(bytesOf(body).subarray(0, 3)).toEqual(picture.subarray(0, 3))
    expect(bytesOf(body).includes('GPS')).toBe(false)
    expect(bytesOf(body).length).toBeGreaterThan(30)
  })

  test('a picture without notes and a PDF come back as they were', async () => {
    const { marisol, saved } = await aDraft()
    const clean = aJpeg([]).subarray(0, -Buffer.byteLength(`MPF ${PLACE}`))
    const colors = ['gAMA', 'cHRM', 'sRGB', 'iCCP', 'PLTE', 'tRNS', 'bKGD', 'pHYs']
    const png = aPng(colors.map((name) => [name, 'colors'])).subarray(0, -PLACE.length)
    const whole = [clean, aProgressiveJpeg([]), png, Buffer.from('%PDF-1.7 a worksheet')]
    for (const bytes of whole) {
      const fileId = randomUUID()
      await put(marisol, fileId, saved.id, bytes)
      expect(bytesOf((await get(marisol, fileId)).body)).toEqual(bytes)
    }
  })

  test.each([
    ['words', Buffer.from('a list of names, too long to be taken for anything')],
    ['a page', Buffer.from('<svg onload="alert(1)"></svg><!-- JFIF -->')],
    ['next to nothing', Buffer.from([0xff, 0xd8])],
    ['a picture that is cut off', aJpeg().subarray(0, 40)],
    ['a PNG that is cut off', aPng().subarray(0, 30)],
  ])('%s is refused with what to do', async (_, bytes) => {
    const { marisol, saved, fileId } = await aDraft()

    const reply = await put(marisol, fileId, saved.id, bytes)

    expect(reply).toMatchObject({ status: 422, body: { code: 'file-not-known' } })
    expect(await get(marisol, fileId)).toMatchObject(notThere)
  })

  test.each([
    ['a JPEG', (size: Size) => aJpeg([], size)],
    ['a PNG', (size: Size) => aPng([], size)],
    ['a WebP', (size: Size) => aWebp([], size)],
  ])('%s of more than 50 megapixels is refused from what it says of itself', async (_, picture) => {
    const { marisol, saved } = await aDraft()
    const adding = (size: Size) => put(marisol, randomUUID(), saved.id, picture(size))

    expect(await adding({ width: 10_000, height: 5_000 })).toMatchObject({ status: 200 })
    expect(await adding({ width: 10_000, height: 5_001 })).toMatchObject({
      status: 422,
      body: { code: 'too-many-pixels', message: tooManyPixels },
    })
  })

  test('no more than ten megabytes, and no JSON', async () => {
    const { marisol, saved, fileId } = await aDraft()
    const large = Buffer.concat([aJpeg(), Buffer.alloc(10 * 1024 * 1024)])

    expect(await put(marisol, fileId, saved.id, large)).toMatchObject({ status: 413 })
    expect(
      await marisol.try(add, { params: { fileId }, query: { observation: saved.id }, body: { a: 1 } }),
    ).toMatchObject({ status: 422 })
  })

  test('the same twice, also at once, is there once; so many and no more', async () => {
    const { marisol, saved, fileId, rows } = await aDraft()
    await Promise.all([put(marisol, fileId, saved.id), put(marisol, fileId, saved.id)])
    expect(await put(marisol, fileId, saved.id, aPng())).toMatchObject({ status: 200, body: { id: fileId } })
    expect(bytesOf((await get(marisol, fileId)).body).readUInt16BE()).toBe(0xffd8)
    expect(await rows('select id from files')).toEqual([{ id: fileId }])

    for (let n = 1; n < MOST_FILES; n += 1) await put(marisol, randomUUID(), saved.id)
    expect(await put(marisol, randomUUID(), saved.id)).toMatchObject({
      status: 409,
      body: { code: 'too-many-files', message: tooManyFiles },
    })
  })

  test('of eighty at once as many are kept as one after the other', async () => {
    const { marisol, saved, rows } = await aDraft()

    const replies = await Promise.all(
      Array.from({ length: MOST_FILES + 20 }, () => put(marisol, randomUUID(), saved.id)),
    )

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(MOST_FILES)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(20)
    expect(await rows('select id from files')).toHaveLength(MOST_FILES)
  })

  test('what was taken out again leaves its room to what is named', async () => {
    const { marisol, saved, shown } = await withPhotos()
    for (let n = 0; n < MOST_FILES; n += 1) await put(marisol, randomUUID(), saved.id)

    expect(await put(marisol, randomUUID(), saved.id)).toMatchObject({ status: 409 })
    expect(await put(marisol, shown, saved.id)).toMatchObject({ status: 200 })
  })

  test('what was taken out again does not grow without end', async () => {
    const { marisol, rows, saved, shown } = await withPhotos()
    await rows(
      `insert into files (district_id, id, observation_id, uploaded_by_id, type, content, uploaded_at)
       select district_id, gen_random_uuid(), id, observer_id, 'image/jpeg', '', now()
       from observations, generate_series(1, ${4 * MOST_FILES}) where id = '${saved.id}'`,
    )

    expect(await put(marisol, shown, saved.id)).toMatchObject({
      status: 409,
      body: { code: 'too-many-files' },
    })
  })

  test('a file may come before its observation, from who may observe', async () => {
    const { marisol, document, as } = await makePlace(made)
    const [id, fileId] = [randomUUID(), randomUUID()]

    expect(await put(marisol, fileId, id)).toMatchObject({ status: 200 })
    read(await save(marisol, id, document()))
    expect(await get(marisol, fileId)).toMatchObject({ status: 200 })
    expect(await put(await as('teacher'), randomUUID(), randomUUID())).toMatchObject({ status: 404 })
  })
})

describe('what no saved observation names', () => {
  const MEGABYTE = 1024 * 1024
  const sized = (megabytes: number) =>
    Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(megabytes * MEGABYTE - 9)])
  const tooMuch = { status: 409, body: { code: 'too-many-loose-files', message: tooMuchLoose } }

  /** Adds so many files of the principal, each for an observation that never came. */
  const addLoose = ({ rows, saved }: Photos, count: number, content: string) =>
    rows(
      `with one as materialized (select ${content}::bytea as content)
       insert into files (district_id, id, observation_id, uploaded_by_id, type, content, uploaded_at, is_named)
       select district_id, gen_random_uuid(), gen_random_uuid(), observer_id, 'application/pdf', one.content,
         '2026-10-22', false
       from one, observations, generate_series(1, ${count}) where id = '${saved.id}'`,
    )

  async function almostTooMuch() {
    const place = await withPhotos()
    await addLoose(place, MOST_LOOSE_MEGABYTES - 1, `decode(repeat('00', ${MEGABYTE}), 'hex')`)
    return place
  }

  test('does not grow without end, wherever it goes; what is named always has room', async () => {
    const { marisol, saved, shown, as } = await almostTooMuch()
    expect(await put(marisol, randomUUID(), saved.id, sized(1))).toMatchObject({ status: 200 })

    for (const observation of [saved.id, randomUUID()])
      expect(await put(marisol, randomUUID(), observation)).toMatchObject(tooMuch)
    expect(await put(marisol, shown, saved.id, sized(9))).toMatchObject({ status: 200 })
    expect(await put(await as('coach'), randomUUID(), randomUUID(), sized(9))).toMatchObject({ status: 200 })
  })

  test('counts no more once its observation is saved, or when it has waited for a month', async () => {
    const { marisol, rows, shown, written } = await almostTooMuch()
    const id = randomUUID()
    await put(marisol, shown, id, sized(1))
    expect(await put(marisol, randomUUID(), id)).toMatchObject(tooMuch)

    read(await save(marisol, id, written))
    expect(await put(marisol, randomUUID(), id)).toMatchObject({ status: 200 })

    expect(await put(marisol, randomUUID(), id, sized(1))).toMatchObject(tooMuch)
    await rows(`update files set uploaded_at = uploaded_at - interval '31 days'`)
    expect(await put(marisol, randomUUID(), id, sized(1))).toMatchObject({ status: 200 })
  })

  test('counts many small ones as larger ones', async () => {
    const place = await withPhotos()
    await addLoose(place, 4 * MOST_LOOSE_MEGABYTES, `''`)

    expect(await put(place.marisol, randomUUID(), place.saved.id)).toMatchObject(tooMuch)
  })
})

type Photos = Awaited<ReturnType<typeof withPhotos>>

/** A finished look-for visit that names two photos, one of them of an item that stays with the observer. */
async function withPhotos() {
  const place = await makePlace(made)
  const { marisol, omar, rows } = place
  const [shown, kept] = [randomUUID(), randomUUID()]
  const usual = customLookFor.usual()
  const [open, hidden] = usual.items
  if (!open || !hidden) throw new Error('The set is empty.')
  const content = {
    ...usual,
    items: usual.items.map((it) => (it === hidden ? { ...it, isPrivate: true } : it)),
  }
  const [set] = await rows('select id from configurations where tool_type_id = 11 order by id limit 1')
  const configurationId = Number(set?.id)
  await rows(
    `insert into configuration_versions (district_id, configuration_id, version, content, published_at)
     select district_id, configuration_id, 2, '${JSON.stringify(content).replaceAll("'", "''")}', now()
     from configuration_versions where configuration_id = ${configurationId} and version = 1`,
  )
  const at = '2026-10-22T15:10:00.000Z'
  const photo = (id: string, itemId: string) => ({
    id: randomUUID(),
    itemId,
    at,
    file: { id, type: 'image/jpeg', bytes: 120 },
  })
  const mark = { at, state: 'observed', choice: null, choices: {}, number: null, text: '', evidence: '' }
  const document = place.document({
    toolTypeId: 11,
    configurationId,
    configurationVersion: 2,
    toolVersion: customLookFor.version,
    endedAt: '2026-10-22T15:25:00.000Z',
    capture: {
      marks: { [open.id]: mark, [hidden.id]: mark },
      runs: [],
      files: [photo(shown, open.id), photo(kept, hidden.id)],
    },
  })
  const saved = read(await save(marisol, randomUUID(), document))
  const teacher = await place.as('teacher')
  await rows(`update educators set user_id = ${teacher.id} where id = ${omar.id}`)
  return { ...place, saved, written: document, shown, kept, teacher }
}

describe('what a record shows', () => {
  test('is sent when all of it is there; then its readers see it, and nobody what stays with the observer', async () => {
    const { admin, marisol, teacher, saved, shown, kept } = await withPhotos()
    await put(marisol, shown, saved.id)
    const done = read(await complete(marisol, saved))
    expect(await send(marisol, done)).toMatchObject({
      status: 409,
      body: {
        code: 'observation-lacks-files',
        fields: {
          capture: expect.stringMatching(/^Not here yet: the photo of .+ on the device that added it\.$/),
        },
      },
    })
    await put(marisol, kept, saved.id)
    expect(await get(teacher, shown)).toMatchObject(notThere)
    expect(await get(admin, shown)).toMatchObject({ status: 200 })

    read(await send(marisol, done))

    expect(await get(teacher, shown)).toMatchObject({ status: 200 })
    for (const somebody of [teacher, admin]) expect(await get(somebody, kept)).toMatchObject(notThere)
    expect(await get(marisol, kept)).toMatchObject({ status: 200 })
  })
})

describe('whose file it is', () => {
  test('nobody sends what somebody else took, whoever knows its id', async () => {
    const { admin, as, marisol, teacher, saved, shown, kept } = await withPhotos()
    const coach = await as('coach')
    await put(coach, shown, randomUUID())
    await put(marisol, kept, saved.id)
    const done = read(await complete(marisol, saved))

    expect(await send(marisol, done)).toMatchObject({
      status: 409,
      body: { code: 'observation-lacks-files' },
    })
    for (const somebody of [teacher, admin]) expect(await get(somebody, shown)).toMatchObject(notThere)
  })

  test('nobody else adds to it, reads it or takes it away', async () => {
    const { admin, marisol, as, saved, fileId } = await aDraft()
    await put(marisol, fileId, saved.id)
    const foreign = (await aDraft()).marisol

    for (const somebody of [admin, await as('coach'), foreign]) {
      expect(await get(somebody, fileId)).toMatchObject(notThere)
      expect(await take(somebody, fileId)).toMatchObject(notThere)
      expect(await put(somebody, randomUUID(), saved.id)).toMatchObject({
        status: somebody === foreign ? 200 : 404,
      })
      expect((await put(somebody, fileId, randomUUID())).status).toBe(somebody === foreign ? 200 : 404)
    }
    expect(await get(marisol, fileId)).toMatchObject({ status: 200 })
  })

  test('a file goes with its draft, and one by one', async () => {
    const { marisol, saved, fileId, rows } = await aDraft()
    const other = randomUUID()
    await put(marisol, fileId, saved.id)
    await put(marisol, other, saved.id)

    expect(await take(marisol, fileId)).toMatchObject({ status: 200 })
    expect(await get(marisol, fileId)).toMatchObject(notThere)
    await marisol.call(contract.observations.remove, { params: { observationId: saved.id }, query: {} })
    expect(await rows('select id from files')).toEqual([])
  })

  test('what no entry names is gone when the visit is finished, and what was sent stays', async () => {
    const { admin, marisol, saved, fileId, rows } = await aDraft()
    await put(marisol, fileId, saved.id)
    const done = read(await complete(marisol, saved))
    expect(await rows('select id from files')).toEqual([])

    read(await send(marisol, done))
    await put(marisol, fileId, saved.id)
    expect(await take(marisol, fileId)).toMatchObject({ status: 409 })
    await received.reopen(admin, saved.id)
    expect(await take(marisol, fileId)).toMatchObject({
      status: 409,
      body: { code: 'observation-already-sent' },
    })
  })
})
