// Loaded before the first test: on a busy machine the editor takes longer to load than a page waits for it.
import './set-editor.screen.tsx'
import '@corridor/tools/registry/registry'
import '@corridor/tools/tools/custom-look-for/editor/look-for-set.view'
import { contract } from '@corridor/contract/contract'
import { makeSet } from '@corridor/tools/tools/custom-look-for/set/make-set'
import { general } from '@corridor/tools/tools/custom-look-for/set/shipped-general'
import { teachingPractices } from '@corridor/tools/tools/expanded-rubric/set/shipped/teaching-practices'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { aPauseAfter, nobodyPauses } from '../../../testing/a-pause.ts'
import { type Answer, refuse, reply } from '../../../testing/fake-server.ts'
import { address, visit } from '../../../testing/render-screen.tsx'
import {
  aConfiguration,
  aShownConfiguration,
  aToolList,
} from '../../../testing/samples/sample-configurations.ts'
import { lorraine, marisol } from '../../../testing/samples/sample-people.ts'

const { list, show, save, publish, create, discard } = contract.configurations
// Two domains, between which things move: more would be drawn again at every step.
const generalSet = makeSet({ ...general, domains: general.domains.slice(0, 2) })
nobodyPauses()
const ID = 31
const version = { version: 1, publishedAt: '2026-08-17T15:00:00.000Z', publishedBy: null, used: 131 }
const published = { ...version, content: generalSet }

const details = (more: Parameters<typeof aShownConfiguration>[0] = {}) =>
  aShownConfiguration({
    id: ID,
    toolTypeId: 11,
    name: generalSet.title,
    content: generalSet,
    used: 131,
    versions: [published],
    ...more,
  })
const kept = reply(save, { revision: 1, savedAt: '2026-10-22T15:30:00.000Z' })

const open = (...answers: Answer[]) =>
  visit(`/configuration/custom-look-for/${ID}`, {
    as: lorraine,
    answers: [...answers, reply(show, details())],
  })

const outline = () => screen.findByRole('region', { name: 'Domains and items' })
const writeAndPause = (field: HTMLElement, value: string) =>
  aPauseAfter(() => fireEvent.change(field, { target: { value } }))
const [first] = generalSet.items
if (!first) throw new Error('The set is empty.')

describe('a look-for set', () => {
  test('shows what is in it, and that nothing waits to be published', async () => {
    await open()
    const rows = within(await outline())
    for (const { title } of generalSet.domains) expect(rows.getByDisplayValue(title)).toBeTruthy()
    expect(rows.getAllByRole('button', { name: /^Move / })).toHaveLength(generalSet.items.length)
    expect(screen.getByText('v1 published')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Publish v2' })).toHaveProperty('disabled', true)
  })

  test('what is typed saves itself, and whether a reworded item is still the same is asked before it is published', async () => {
    const { user, sent } = await open(kept, reply(publish, details({ version: 2 })))
    await writeAndPause(await screen.findByRole('textbox', { name: 'Prompt' }), `${first.prompt} today`)
    await waitFor(() => expect(sent(save)[0]?.body).toMatchObject({ baseRevision: 0 }))
    expect(await screen.findByText('Draft saved')).toBeTruthy()
    expect(screen.getByText('v2 draft')).toBeTruthy()

    await user.click(screen.getByRole('button', { name: 'Publish v2' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('alert').textContent).toMatch(/^Not published\. 1 item reads differently/)
    expect(document.activeElement?.closest('[aria-label="Trend link"]')).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Reworded' }))
    await user.click(screen.getByRole('button', { name: 'Publish v2' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }))

    await waitFor(() => expect(sent(publish)).toHaveLength(1))
    expect(sent(publish)[0]?.body).toMatchObject({ baseVersion: 1, mapping: { [first.id]: 'reworded' } })
  })

  test('an item is moved by keys, added and dropped', async () => {
    const { user } = await open(kept)
    const codes = async () =>
      within(await outline())
        .getAllByRole('button', { name: /^Move / })
        .map((it) => it.getAttribute('aria-label')?.match(/Move (\w+)/)?.[1])
    const [a, b] = await codes()
    within(await outline())
      .getByRole('button', { name: new RegExp(`^Move ${a}:`) })
      .focus()
    await user.keyboard('{ArrowDown}')
    expect((await codes()).slice(0, 2)).toEqual([b, a])

    await user.click(screen.getByRole('button', { name: `Add an item to ${generalSet.domains[0]?.title}` }))
    expect(await codes()).toHaveLength(generalSet.items.length + 1)
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await codes()).toHaveLength(generalSet.items.length)
  })

  test('an item that is moved by keys into the next domain keeps the focus, and its place is said', async () => {
    const { user } = await open(kept)
    const rows = within(await outline())
    const [one, two] = generalSet.domains.map(({ id }) => generalSet.items.filter((it) => it.domainId === id))
    const last = () => rows.getByRole('button', { name: new RegExp(`^Move ${one?.at(-1)?.code}:`) })
    last().focus()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(last())
    expect(
      rows.getByText(
        `${one?.at(-1)?.code} is now 1 of ${(two?.length ?? 0) + 1} in ${generalSet.domains[1]?.title}.`,
      ),
    ).toBeTruthy()
    await user.keyboard('{ArrowUp}')
    expect(document.activeElement).toBe(last())
  })

  test('a domain is moved by keys, with all that is in it', async () => {
    const { user } = await open(kept)
    const titles = async () =>
      within(await outline())
        .getAllByRole('textbox', { name: 'Name of the domain' })
        .map((it) => it.getAttribute('value'))
    const [a, b] = await titles()
    within(await outline())
      .getByRole('button', { name: new RegExp(`^Domain ${a}:`) })
      .focus()
    await user.keyboard('{ArrowDown}')
    expect((await titles()).slice(0, 2)).toEqual([b, a])
  })

  test('what was dropped does not come back as a new item', async () => {
    const items = generalSet.items.map((it, index) => ({ ...it, id: `item-${index + 1}` }))
    const content = { ...generalSet, items }
    const { user } = await visit(`/configuration/custom-look-for/${ID}`, {
      as: lorraine,
      answers: [kept, reply(show, details({ content, versions: [{ ...version, content }] }))],
    })
    const rows = within(await outline())
    await user.click(rows.getByRole('button', { name: new RegExp(`^${items.at(-1)?.code}`) }))
    await user.click(screen.getByRole('button', { name: 'Drop' }))
    await user.click(rows.getByRole('button', { name: `Add an item to ${generalSet.domains[0]?.title}` }))
    expect(rows.getByText('New')).toBeTruthy()
  })

  test('a draft that was begun just now can be thrown away', async () => {
    const { user, sent } = await open(kept, reply(discard, { configuration: details() }))
    await user.type(await screen.findByRole('textbox', { name: 'Prompt' }), ' today')
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Discard draft' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(sent(discard)).toHaveLength(1))
    expect(await screen.findByDisplayValue(first.prompt)).toBeTruthy()
  })

  test('what the server will not publish stands at its item, which opens', async () => {
    const fields = {
      'content.items.2.prompt': 'Shorten the prompt.',
      'content.domains.1.title': 'Enter a name for the domain.',
    }
    const { user } = await open(kept, refuse(publish, 'invalid-request', fields))
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'Z')
    await user.click(screen.getByRole('button', { name: 'Publish v2' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }))

    expect(await screen.findByText('Shorten the prompt.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Prompt' })).toHaveProperty(
      'value',
      generalSet.items[2]?.prompt,
    )
    expect(within(await outline()).getByText('Enter a name for the domain.')).toBeTruthy()
    expect(screen.getByText('Not published: 2 things to fix first.')).toBeTruthy()
  })

  test('what the server will not publish in the open item stands at its field', async () => {
    const fields = { 'content.items.0.prompt': 'Enter the prompt.' }
    const { user } = await open(kept, refuse(publish, 'invalid-request', fields))
    await user.clear(await screen.findByRole('textbox', { name: 'Code' }))
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'Z9')
    await user.click(screen.getByRole('button', { name: 'Publish v2' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }))

    expect(await screen.findByText('Enter the prompt.')).toBeTruthy()
    expect(screen.getByText('To fix')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveProperty('value', 'Z9')
  })

  test('somebody who may only read the set changes nothing', async () => {
    await visit(`/configuration/custom-look-for/${ID}`, {
      as: lorraine,
      answers: [reply(show, details({ mayChange: false }))],
    })
    expect(await screen.findByRole('textbox', { name: 'Prompt' })).toHaveProperty('readOnly', true)
    expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull()
  })

  test('a rubric is not edited as a set', async () => {
    await visit(`/configuration/custom-look-for/${ID}`, {
      as: lorraine,
      answers: [reply(show, details({ toolTypeId: 9 }))],
    })
    expect(address()).toBe('/404')
  })
})

describe('a rubric', () => {
  const openRubric = (...answers: Answer[]) => {
    const content = { ...teachingPractices, indicators: teachingPractices.indicators.slice(0, 2) }
    const rubric = details({
      toolTypeId: 9,
      name: content.title,
      content,
      versions: [{ ...version, content }],
    })
    return visit(`/configuration/rubric/${ID}`, {
      as: lorraine,
      answers: [kept, ...answers, reply(show, rubric)],
    })
  }
  type Page = Awaited<ReturnType<typeof openRubric>>
  /** Waits until the last save holds the content: the editor saves by itself, now and then half of what is typed. */
  const isSaved = ({ sent }: Page, content: object) =>
    waitFor(() => expect(sent(save).at(-1)?.body).toMatchObject({ content }))
  const leaveAndPause = (field: HTMLElement) => aPauseAfter(() => field.blur())
  const value = (place: number) => screen.getByRole('textbox', { name: `Value of level ${place}` })

  test('an indicator is for some roles; those of the others are offered', async () => {
    const page = await openRubric()
    await page.user.click(await screen.findByRole('button', { name: 'Add a role' }))
    await writeAndPause(screen.getByLabelText('Role 1'), 'Reading specialist')
    await isSaved(page, {
      indicators: expect.arrayContaining([expect.objectContaining({ roles: ['Reading specialist'] })]),
    })

    await page.user.click(within(await screen.findByRole('region', { name: /^Domains/ })).getByText('C2'))
    await page.user.click(await screen.findByRole('button', { name: 'Add a role' }))
    const { list } = screen.getByLabelText<HTMLInputElement>('Role 1')
    const offered = [...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)
    expect(offered).toEqual(expect.arrayContaining(['Reading specialist', 'Counselor']))
  })

  test('a rubric without an indicator says so until there is one', async () => {
    const fields = { 'content.indicators': 'Add at least one indicator.' }
    const { user } = await openRubric(refuse(publish, 'invalid-request', fields))
    for (const _ of [1, 2]) await user.click(await screen.findByRole('button', { name: 'Drop' }))
    await user.click(screen.getByRole('button', { name: 'Publish v2' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Add at least one indicator.')).toBeTruthy()

    await user.click(screen.getAllByRole('button', { name: /^Add an indicator to/ })[0] ?? document.body)
    expect(screen.queryByText('Add at least one indicator.')).toBeNull()
  })

  test('a scale begins at 0, and what levels look like goes with them', async () => {
    const page = await openRubric()
    await page.user.click(await screen.findByRole('button', { name: 'Edit' }))
    for (const place of [1, 2, 3, 4]) {
      await page.user.clear(value(place))
      await page.user.type(value(place), String(place - 1))
      await leaveAndPause(value(place))
    }
    const [first] = teachingPractices.indicators
    const descriptors = Object.fromEntries(
      Object.entries(first?.descriptors ?? {}).map(([at, words]) => [Number(at) - 1, words]),
    )
    await isSaved(page, {
      levels: teachingPractices.levels.map((it, place) => ({ ...it, value: place, mark: String(place) })),
      indicators: expect.arrayContaining([{ ...first, descriptors }]),
    })
  })

  test('a value that another level has is not taken, and stays to be mended', async () => {
    const page = await openRubric()
    await page.user.click(await screen.findByRole('button', { name: 'Edit' }))
    await page.user.clear(value(1))
    await page.user.type(value(1), '2')
    await page.user.tab()
    const words = 'Value of level 1: Give each level a value of its own. Until then it stays 1.'
    expect(screen.getByText(words)).toBeTruthy()
    expect(value(1)).toHaveProperty('value', '2')

    await page.user.type(value(1), '0')
    await leaveAndPause(value(1))
    expect(screen.queryByText(words)).toBeNull()
    const [lowest, ...others] = teachingPractices.levels
    await isSaved(page, { levels: [{ ...lowest, value: 20, mark: '20' }, ...others] })
    expect(value(4)).toHaveProperty('value', '20')
  })
})

describe('a new set', () => {
  const begin = (...answers: Answer[]) =>
    visit('/configuration/custom-look-for/create', {
      as: lorraine,
      answers: [
        ...answers,
        reply(list, { items: [aConfiguration({ toolTypeId: 11, name: 'Ours', content: generalSet })] }),
        reply(contract.toolTypes.list, aToolList()),
      ],
    })
  const choose = async ({ user }: Awaited<ReturnType<typeof begin>>, name: string, text: string) => {
    await user.click(await screen.findByRole('radio', { name: 'A file: CSV or JSON' }))
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('There is no field for a file.')
    await user.upload(input, new File([text], name, { type: 'text/csv' }))
  }

  test('comes from a file, under another name', async () => {
    const page = await begin(reply(create, details({ version: 0, status: 'draft' })), reply(show, details()))
    await choose(page, 'Hallways.csv', 'Domain,Code,Prompt\nTalk,A1,Students greet one another\n')
    expect(await screen.findByText('Read: 1 item.')).toBeTruthy()
    await page.user.click(screen.getByRole('button', { name: 'Create draft' }))

    await waitFor(() => expect(address()).toBe(`/configuration/custom-look-for/${ID}`))
    expect(page.sent(create)[0]?.body).toMatchObject({
      toolTypeId: 11,
      schoolId: null,
      name: 'Hallways',
      content: { title: 'Hallways', items: [{ code: 'A1', prompt: 'Students greet one another' }] },
    })
  })

  test('a file with mistakes says which rows, and makes nothing', async () => {
    const page = await begin()
    await choose(
      page,
      'Hallways.csv',
      'Domain,Code,Prompt,Type\nTalk,A1,Students greet,juggling\nTalk,A2,,\n',
    )

    const errors = within(await screen.findByRole('alert')).getAllByRole('listitem')
    expect(errors.map((it) => it.textContent?.slice(0, 5))).toEqual(['Row 2', 'Row 3'])
    expect(screen.getByRole('button', { name: 'Create draft' })).toHaveProperty('disabled', true)
  })

  test('somebody who may make no set is led to the list', async () => {
    await visit('/configuration/custom-look-for/create', {
      as: marisol,
      answers: [
        reply(list, { items: [] }),
        reply(contract.toolTypes.list, aToolList({ mayChange: false, schools: [] })),
      ],
    })
    await waitFor(() => expect(address()).toBe('/configuration/custom-look-for'))
  })
})
