import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { SchoolId } from '@corridor/domain/people/ids'
import { afterAll, expect, test } from 'vitest'
import { product, type Reply } from '../../../../test/harness.ts'
import { hurriedWorkers } from '../../../../test/hurried-workers.ts'
import { readPdf } from '../../../../test/read-pdf.ts'
import { openMailbox } from '../../../mail/test-mailbox.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { makeOrdering } from '../orders/test-orders.ts'
import { voidOrder } from '../orders/void-order.ts'

const mailbox = await openMailbox()
const made = await product({ MAIL_URL: mailbox.url, PUBLIC_URL: 'https://corridor.example' })
const workers = await hurriedWorkers(made.services)
afterAll(() => workers.close())

const { document: shown, account, purchaseOrder } = contract.billing
const bytesOf = ({ body }: Reply) => (body instanceof Uint8Array ? body : new Uint8Array())
const textOf = (bytes: Uint8Array) => readPdf(bytes).pages.join(' ')

async function aDistrict() {
  const place = await makeOrdering(made)
  await place.rows(`update districts set name = 'Fox Hollow'`)
  const payables = `payables-${place.id}@example.test`
  const billTo = 'Fox Hollow Schools\n410 Mill Road'
  await place.payer.call(account, { body: { billTo, payablesEmail: payables, renewsByCard: false } })
  const download = (documentId: string) => place.payer.call(shown, { params: { documentId } })
  return { ...place, payables, download }
}

test('an invoice says to whom, for what, how much and until when, and arrives as PDF where bills are paid', async () => {
  const { order, payables, payer, download } = await aDistrict()
  const { document } = await order(undefined, { purchaseOrder: 'PO-27-00418' })

  const reply = await download(document.id)
  const arrivals = [await mailbox.arrival(payables), await mailbox.arrival(payer.email)]

  expect(reply.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment; filename="Corridor Invoice INV-\d+\.pdf"/),
    'x-content-type-options': 'nosniff',
  })
  const { pages, tags } = readPdf(bytesOf(reply))
  expect(pages).toHaveLength(1)
  for (const words of [
    `Invoice ${document.number}`,
    'Fox Hollow Schools 410 Mill Road',
    'PO-27-00418',
    'November 21, 2026',
    'Copper Ridge',
    'Lantern Hill',
    '239 of 365',
    '$1,200.00',
    '$785.75',
    'Total due',
    '$1,571.50',
    'Page 1 of 1',
  ])
    expect(pages[0]?.replaceAll('\u00a0', ' ')).toContain(words)
  expect(tags).toMatchObject({ H1: 1, Table: 1, TR: 3 })
  for (const mail of arrivals) {
    expect(mail.subject).toBe(`Invoice ${document.number} for Fox Hollow`)
    expect(mail.text).toContain(
      `Invoice ${document.number} for $1,571.50 is attached. It is due on November 21, 2026.`,
    )
    expect(mail.text).toContain('https://corridor.example/settings/billing')
    const [attached] = mail.attachments
    expect(attached).toMatchObject({
      filename: `Corridor Invoice ${document.number}.pdf`,
      mimeType: 'application/pdf',
    })
    expect(Buffer.from(attached?.content as ArrayBuffer)).toEqual(Buffer.from(bytesOf(reply)))
  }
}, 30_000)

test('a receipt and a credit note name the invoice that they are of', async () => {
  const { order: place, outside, look, download } = await aDistrict()
  const { order, document: invoice } = await place()
  await outside((context) => settleOrder(context, order.id, { at: made.clock.now, how: 'Check 10442' }))
  await outside((context) => voidOrder(context, order.id, 'Paid twice'))

  const [note, receipt] = (await look()).documents
  const [credited, received] = [
    textOf(bytesOf(await download(note?.id ?? ''))),
    textOf(bytesOf(await download(receipt?.id ?? ''))),
  ]

  for (const words of ['Credit note CN-', invoice.number, 'Total credit', '$1,571.50'])
    expect(credited).toContain(words)
  for (const words of ['Receipt R-', invoice.number, 'Check 10442', 'October 22, 2026', 'Paid in full'])
    expect(received).toContain(words)
})

test('400 schools for three years are as many pages as they need, each with its head and its number', async () => {
  const { rows, wished, payer, download } = await aDistrict()
  await rows(
    `insert into schools (district_id, name, grade_span)
     select district_id, 'School ' || n || '.', 'K–5' from districts, generate_series(1, 398) n`,
  )
  const ids = (await rows('select id from schools')).map(({ id }) => Number(id) as SchoolId)
  const body = { ...(await wished(ids, { years: 3 })), id: randomUUID() }
  const { document, order } = purchaseOrder.response.parse((await payer.call(purchaseOrder, { body })).body)

  const { pages, tags } = readPdf(bytesOf(await download(document.id)))

  expect(pages.length).toBeGreaterThan(20)
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('Price per year')
    expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
  }
  expect(tags).toMatchObject({ TR: 1 + 400 * 3 })
  expect(order.totalCents).toBe(body.expectedCents)
}, 60_000)

test('numbers of a kind follow each other without a gap, also where orders are refused and come at once', async () => {
  const places = await Promise.all(Array.from({ length: 6 }, () => makeOrdering(made)))
  const bodies = await Promise.all(places.map(({ wished, all }) => wished(all)))

  await Promise.all(
    places.flatMap(({ payer }, at) => {
      const body = bodies[at]
      if (!body) return []
      const wrong = { ...body, id: randomUUID(), expectedCents: 1 }
      return [body, wrong, body].map((it) => payer.call(purchaseOrder, { body: it }))
    }),
  )

  const issued = await Promise.all(places.map(({ look }) => look()))
  const numbers = issued.flatMap(({ documents }) => documents.map((it) => Number(it.number.slice(4))))
  const [first = 0] = numbers.toSorted()
  expect(numbers.toSorted()).toEqual(Array.from({ length: 6 }, (_, at) => first + at))
}, 60_000)

test('a document is nobody’s of another district, and nobody’s without the right', async () => {
  const [ours, theirs] = [await aDistrict(), await aDistrict()]
  const { document } = await theirs.order()
  const principal = await theirs.person({ role: 'principal', schoolId: theirs.schools[0]?.id ?? null })

  expect(await ours.download(document.id)).toMatchObject({
    status: 404,
    body: { code: 'document-not-found' },
  })
  expect(await ours.look()).toMatchObject({ documents: [], orders: [] })
  expect(await principal.call(shown, { params: { documentId: document.id } })).toMatchObject({ status: 403 })
  expect((await theirs.download(document.id)).status).toBe(200)
})
