import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { aJpeg, aPng, aWebp, PLACE } from '../../../../test/sample-files.ts'
import { makeOrdering } from '../orders/test-orders.ts'

const made = await product()
const { add, show } = contract.billingFiles
const { account, purchaseOrder } = contract.billing

const aPdf = Buffer.from('%PDF-1.7 a purchase order')

async function sending() {
  const place = await makeOrdering(made)
  const send = (bytes: Uint8Array, query: object = {}, fileId = randomUUID()) =>
    place.payer.try(add, {
      params: { fileId },
      query: { purpose: 'purchase-order', name: 'PO-27.pdf', ...query },
      body: new Uint8Array(bytes),
    })
  const get = (fileId: string) => place.payer.call(show, { params: { fileId } })
  return { ...place, send, get }
}

describe('a file that is sent in', () => {
  test.each([
    ['a PDF', aPdf, 'PO-27.pdf'],
    ['a JPEG', aJpeg(), 'PO-27.pdf.jpg'],
    ['a PNG', aPng(), 'PO-27.pdf.png'],
  ])('%s comes back as a download under a name that tells what it is', async (_, bytes, name) => {
    const { send, get, trail, payer } = await sending()
    const fileId = randomUUID()
    expect(await send(bytes, {}, fileId)).toMatchObject({ status: 200, body: { id: fileId } })
    // Sent again, also with other bytes, the file stays as it came.
    expect(await send(aWebp(), {}, fileId)).toMatchObject({ status: 200, body: { id: fileId } })

    const { status, body, headers } = await get(fileId)

    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringContaining(`attachment; filename="${name}"`),
      'x-content-type-options': 'nosniff',
    })
    expect(Buffer.from(body as Uint8Array).includes(PLACE)).toBe(false)
    expect(await trail()).toEqual([`plan.file by ${payer.id}`])
  })

  test.each([
    ['a WebP', aWebp()],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture that is cut off', aJpeg().subarray(0, 40)],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused with what to do', async (_, bytes) => {
    const { send } = await sending()

    expect(await send(bytes)).toMatchObject({ status: 422, body: { code: 'billing-file-not-known' } })
  })

  test('is at most 10 MB, and one of a hundred', async () => {
    const { send, rows } = await sending()
    expect(await send(Buffer.concat([aPdf, Buffer.alloc(10 * 1024 * 1024)]))).toMatchObject({ status: 413 })
    await rows(
      `insert into billing_files (district_id, id, purpose, name, type, content, uploaded_by_id, uploaded_at)
       select district_id, gen_random_uuid(), 'purchase-order', '', 'application/pdf', '', 1, now()
       from districts, generate_series(1, 100)`,
    )

    expect(await send(aPdf)).toMatchObject({ status: 409, body: { code: 'too-many-billing-files' } })
  })

  test('is nobody’s of another district, to look at or to order with', async () => {
    const [ours, theirs] = [await sending(), await sending()]
    const fileId = randomUUID()
    await theirs.send(aPdf, {}, fileId)
    const body = { ...(await ours.wished(ours.all)), fileId }

    expect(await ours.get(fileId)).toMatchObject({ status: 404, body: { code: 'file-not-found' } })
    expect(await ours.payer.call(purchaseOrder, { body })).toMatchObject({
      status: 404,
      body: { code: 'file-not-found' },
    })
    // An id that another district's file has is free in one's own district.
    await ours.send(aPdf, {}, fileId)
    expect(await ours.payer.call(purchaseOrder, { body })).toMatchObject({ status: 200 })
  })
})

describe('a tax certificate', () => {
  test('keeps sales tax off until its last day', async () => {
    const { send, look } = await sending()
    const fileId = randomUUID()
    await send(aPdf, { purpose: 'tax-certificate', name: 'Exempt.pdf', until: '2026-10-22' }, fileId)

    const { account: kept } = await look()

    expect(kept.taxExempt).toEqual({ fileId, name: 'Exempt.pdf', until: '2026-10-22' })
  })

  test.each([undefined, '2026-10-21'])('with %s as its last day is refused', async (until) => {
    const { send, look } = await sending()

    expect(await send(aPdf, { purpose: 'tax-certificate', ...(until && { until }) })).toMatchObject({
      status: 422,
      body: { fields: { until: expect.any(String) } },
    })
    expect((await look()).account.taxExempt).toBeNull()
  })

  test('is no purchase order', async () => {
    const { send, wished, all, payer } = await sending()
    const fileId = randomUUID()
    await send(aPdf, { purpose: 'tax-certificate', until: '2028-12-31' }, fileId)

    const body = { ...(await wished(all)), fileId }
    expect(await payer.call(purchaseOrder, { body })).toMatchObject({ body: { code: 'file-not-found' } })
  })
})

test('where bills go is kept, and the trail says that it changed, not to what', async () => {
  const { payer, look, trail, rows } = await sending()
  const body = { billTo: 'Fox Hollow\n410 Mill Road', payablesEmail: 'pay@example.test', renewsByCard: false }

  for (let times = 0; times < 2; times += 1)
    expect(await payer.call(account, { body })).toMatchObject({ status: 200, body: { account: body } })

  expect((await look()).account).toEqual({ ...body, taxExempt: null })
  expect(await trail()).toEqual([`plan.account by ${payer.id}`])
  expect(JSON.stringify(await rows('select changes from audit_events'))).not.toMatch(/Mill|pay@/)
})

test('bills are mailed to an address, not to what is none', async () => {
  const { payer, look } = await sending()
  const body = { billTo: '', payablesEmail: 'ask Dana', renewsByCard: false }

  expect(await payer.try(account, { body })).toMatchObject({
    status: 422,
    body: { fields: { payablesEmail: 'Enter an email address such as name@school.org.' } },
  })
  expect((await look()).account.payablesEmail).toBeNull()
})

test('a bill goes to an address that its first page has room for', async () => {
  const { payer } = await sending()
  const saving = (lines: number) =>
    payer.try(account, {
      body: { billTo: Array(lines).fill('Mill Road').join('\n'), payablesEmail: null, renewsByCard: false },
    })

  expect(await saving(12)).toMatchObject({ status: 200 })
  expect(await saving(13)).toMatchObject({
    status: 422,
    body: { fields: { billTo: 'Use at most 12 lines.' } },
  })
})
