// Loaded before the first test: on a busy machine the editor takes longer to load than a page waits for it.
import './set-editor.screen.tsx'
import '@corridor/tools/registry/registry'
import { contract } from '@corridor/contract/contract'
import lookForKind from '@corridor/tools/tools/custom-look-for/editor/look-for-set.view'
import { makeSet } from '@corridor/tools/tools/custom-look-for/set/make-set'
import { setCsv } from '@corridor/tools/tools/custom-look-for/set/set-csv'
import { setJson } from '@corridor/tools/tools/custom-look-for/set/set-json'
import { general } from '@corridor/tools/tools/custom-look-for/set/shipped-general'
import rubricKind from '@corridor/tools/tools/expanded-rubric/editor/rubric.view'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newId } from '../../../device/new-id.ts'
import { type Answer, refuse, reply } from '../../../testing/fake-server.ts'
import { visit } from '../../../testing/render-screen.tsx'
import { aShownConfiguration } from '../../../testing/samples/sample-configurations.ts'
import { lorraine } from '../../../testing/samples/sample-people.ts'
import { readOver } from './use-import.tsx'

const { show, save, publish, discard } = contract.configurations
const ids = ['t-explain', 't-question', 'w-write'] as const
const item = (id: string, code: string, prompt: string) => ({
  id,
  code,
  prompt,
  looksLike: 'Many do',
  doesNotLookLike: 'Few do',
})
const set = makeSet({
  title: 'Talk and writing',
  purpose: 'What we look for this fall',
  domains: [
    {
      id: 'talk',
      title: 'Talk',
      items: [item(ids[0], 'T1', 'Students explain'), item(ids[1], 'T2', 'Students question')],
    },
    { id: 'write', title: 'Writing', items: [item(ids[2], 'W1', 'Students write')] },
  ],
})
const version = { version: 1, publishedAt: '2026-08-17T15:00:00.000Z', publishedBy: null, used: 131 }

const details = (more: Parameters<typeof aShownConfiguration>[0] = {}) =>
  aShownConfiguration({
    id: 31,
    toolTypeId: 11,
    name: set.title,
    content: set,
    versions: [{ ...version, content: set }],
    ...more,
  })
const kept = reply(save, { revision: 1, savedAt: '2026-10-22T15:30:00.000Z' })

type Page = Awaited<ReturnType<typeof open>>
const open = (...answers: Answer[]) =>
  visit('/configuration/custom-look-for/31', {
    as: lorraine,
    answers: [...answers, reply(show, details())],
  })

async function choose({ user }: Page, name: string, text: string) {
  await user.click(await screen.findByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Import a file' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.upload(screen.getByLabelText('File to import'), new File([text], name, { type: 'text/csv' }))
}
/** Answers the question that is open, and waits until it is gone: the next one must not be taken for it. */
async function answer({ user }: Page, name: string) {
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Domains and items' }))
    .getAllByRole('button', { name: /^Move / })
    .map((it) => it.getAttribute('aria-label')?.match(/Move (\w+)/)?.[1])

const edited = setCsv(set)
  .replace('Students explain', 'Students explain their thinking')
  .replace(/^Writing,W1.*$/m, 'Writing,W2,Students revise,,,,,,,,')

test('an exported set that was edited comes back into the draft: ids stay, and reworded items are asked about', async () => {
  const page = await open(kept, reply(publish, details({ version: 2 })))
  await choose(page, 'edited.csv', edited)

  await waitFor(() => expect(sentItems(page)).toHaveLength(3), { timeout: 3_000 })
  expect(page.sent(save)[0]?.body).toMatchObject({
    content: { title: set.title, purpose: set.purpose, domains: [{ id: 'talk' }, { id: 'write' }] },
  })
  const [first, second, third] = sentItems(page)
  expect(first).toMatchObject({ id: ids[0], code: 'T1', prompt: 'Students explain their thinking' })
  expect(second).toMatchObject({ id: ids[1], code: 'T2', prompt: 'Students question' })
  expect(third).toMatchObject({ code: 'W2', prompt: 'Students revise' })
  expect(ids).not.toContain(third?.id)
  expect(await screen.findByText('v2 draft')).toBeTruthy()

  await page.user.click(screen.getByRole('button', { name: 'Publish v2' }))
  expect(screen.getByText(/^Not published\. 1 item reads differently/)).toBeTruthy()
  await page.user.click(await screen.findByRole('radio', { name: 'Same' }))
  await page.user.click(screen.getByRole('button', { name: 'Publish v2' }))
  await answer(page, 'Publish')
  await waitFor(() => expect(page.sent(publish)).toHaveLength(1))
  expect(page.sent(publish)[0]?.body).toMatchObject({ baseVersion: 1, mapping: { [ids[0]]: 'same' } })
})

test('a file with mistakes says which rows, and changes nothing; mended, it is chosen again', async () => {
  const page = await open(kept)
  await choose(page, 'edited.csv', 'Domain,Code,Prompt,Type\nTalk,T1,Students greet,juggling\nTalk,T2,,\n')

  const errors = within(await screen.findByRole('alert')).getAllByRole('listitem')
  expect(errors.map((it) => it.textContent?.slice(0, 5))).toEqual(['Row 2', 'Row 3'])
  expect(await rows()).toEqual(['T1', 'T2', 'W1'])
  expect(screen.getByText('v1 published')).toBeTruthy()

  await choose(page, 'edited.csv', edited)
  await waitFor(async () => expect(await rows()).toEqual(['T1', 'T2', 'W2']))
  expect(screen.queryByRole('region', { name: 'Nothing was imported' })).toBeNull()
  expect(await screen.findByText('Draft saved', {}, { timeout: 3_000 })).toBeTruthy()
})

test('the list of rows to mend can be closed', async () => {
  const page = await open()
  await choose(page, 'edited.csv', 'Prompt\n')
  await page.user.click(await screen.findByRole('button', { name: 'Close' }))

  expect(screen.queryByRole('region', { name: 'Nothing was imported' })).toBeNull()
  expect(page.sent(save)).toEqual([])
})

test('a draft goes for a file only after a question; throwing the draft away undoes it all', async () => {
  const page = await open(kept, reply(discard, { configuration: details() }))
  await page.user.type(await screen.findByRole('textbox', { name: 'Code' }), '0')
  await choose(page, 'edited.csv', edited)
  await answer(page, 'Keep the draft')
  expect(await rows()).toEqual(['T10', 'T2', 'W1'])

  await choose(page, 'edited.csv', edited)
  await answer(page, 'Import')
  await waitFor(async () => expect(await rows()).toEqual(['T1', 'T2', 'W2']))
  await page.user.click(screen.getByRole('button', { name: 'More' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Discard draft' }))
  await answer(page, 'Discard')
  await waitFor(async () => expect(await rows()).toEqual(['T1', 'T2', 'W1']))
  expect(screen.getByText('v1 published')).toBeTruthy()
})

test('what the server had said of the draft is not said of the file', async () => {
  const fields = { 'content.items.1.prompt': 'Shorten the prompt.' }
  const page = await open(kept, refuse(publish, 'invalid-request', fields))
  await page.user.type(await screen.findByRole('textbox', { name: 'Code' }), '0')
  await page.user.click(screen.getByRole('button', { name: 'Publish v2' }))
  await answer(page, 'Publish')
  expect(await screen.findByText('Not published: 1 thing to fix first.')).toBeTruthy()

  await choose(page, 'general.json', setJson(makeSet(general)))
  await answer(page, 'Import')
  expect(await screen.findByRole('heading', { name: general.title, level: 1 })).toBeTruthy()
  expect(screen.queryByText(/^Not published/)).toBeNull()
  expect(await screen.findByText('Draft saved', {}, { timeout: 3_000 })).toBeTruthy()
})

test('who may only read it imports nothing', async () => {
  const { user } = await visit('/configuration/custom-look-for/31', {
    as: lorraine,
    answers: [reply(show, details({ mayChange: false }))],
  })
  await user.click(await screen.findByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Export as CSV' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Import a file' })).toBeNull()
})

test('an item that one file lacks goes on as the same item with the next file', () => {
  const { content: without = set } = lookForKind.fromFile('a.csv', edited, {
    newId,
    over: readOver(lookForKind, set, set),
  })
  expect(without.items.map(({ id }) => id)).not.toContain(ids[2])

  const { content: again } = lookForKind.fromFile('a.csv', setCsv(set), {
    newId,
    over: readOver(lookForKind, without, set),
  })
  expect(again).toEqual(set)
})

test('a rubric keeps what a spreadsheet has no place for, and its ids', () => {
  const blank = rubricKind.blank('Ours')
  const [domain] = blank.domains
  const at = { id: 'i-1', domainId: domain?.id ?? '', rank: '01m', code: 'A1' }
  const before = {
    ...blank,
    attribution: 'Written by us',
    rules: { ...blank.rules, asksSelfRating: true },
    indicators: [{ ...rubricKind.newEntry(at), title: 'Students talk' }],
  }
  const text = rubricKind.toCsv(before).replace('Students talk', 'Students talk and listen')
  const { content } = rubricKind.fromFile('edited.csv', text, {
    newId,
    over: readOver(rubricKind, before, before),
  })

  expect(content).toMatchObject({
    title: 'Ours',
    attribution: 'Written by us',
    rules: before.rules,
    domains: [{ id: domain?.id }],
    indicators: [{ id: 'i-1', title: 'Students talk and listen' }],
  })
})

function sentItems({ sent }: Page): { readonly id: string }[] {
  const { content } = contract.configurations.save.body.parse(sent(save)[0]?.body)
  return lookForKind.read(content).items
}
