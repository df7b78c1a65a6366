import { contract } from '@corridor/contract/contract'
import { type EducatorPageAsked, educatorTabs } from '@corridor/contract/people/educator-page'
import type { EducatorPage } from '@corridor/contract/people/educators'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { EducatorId } from '@corridor/domain/people/ids'
import { describe, expect, test } from 'vitest'
import { expectCards } from '../expect-same.ts'
import type { Sample } from '../sample-readers.ts'
import { isInSight } from './agreed.ts'
import { recountTab } from './one-page.ts'
import { type Story, storyOf } from './story.ts'

const { show } = contract.educators

const asked: ReportAsked[] = [{}, { from: '2025-10-01', to: '2026-10-21' }, { tools: [2, 9, 11] }]

type Person = Sample['people'][number]

export function pageTests({ raw, people, now, today }: Sample): void {
  const begun = raw.observations.filter((it) => it.status === 'draft').map((it) => it.educator_id)
  const educators = raw.educators
    .filter(({ id }) => id % 64 === 0 || begun.includes(id) || people.some(({ reader }) => reader.me === id))
    .map(({ id }) => EducatorId.parse(id))
  const seen = new Set<string>()

  describe.each(people)('$email', (person) => {
    test.each(asked)(
      'finds on the page about an educator what a recount finds too: %j',
      async (query) => {
        for (const id of educators) {
          const narrow = { ...query, educators: [id] }
          const story = storyOf({ raw, reader: person.reader, asked: narrow, now, today }, id)
          for (const key of await sameOnPage(person, story, query)) seen.add(key)
        }
      },
      120_000,
    )
  })

  test('every card of such a page was recounted, with drafts and several parts', () => {
    expect([...seen].toSorted()).toEqual([
      ...['a draft', 'a further part', 'advanced-task', 'conferences', 'focuses', 'glance', 'goals'],
      ...['high-level-questions', 'instruction', 'look-fors', 'on-task', 'questions', 'replies', 'rubric'],
      ...['standards', 'time', 'timeline'],
    ])
  })
}

/** The cards found on the tabs of a page, each of them as recounted; of an educator out of sight there is no page. */
async function sameOnPage(person: Person, story: Story, query: ReportAsked): Promise<string[]> {
  const found: string[] = []
  for (const tab of educatorTabs) {
    let next: string | null = null
    for (const said of recountTab(story, tab)) {
      const page = await pageOf(person, story, { ...query, tab, ...(next && { after: next }) })
      if (!page) return []
      found.push(...expectCards(page, said), ...(next ? ['a further part'] : []))
      if (JSON.stringify(said).includes('Draft, only you')) found.push('a draft')
      next = page.next
    }
    expect(next).toBeNull()
  }
  return found
}

async function pageOf(person: Person, story: Story, query: EducatorPageAsked): Promise<EducatorPage | null> {
  const params = { educatorId: EducatorId.parse(story.educator.id) }
  const { status, body } = await person.try(show, { params, query })
  expect(status).toBe(isInSight(story) ? 200 : 404)
  if (status === 404) return null
  const page = show.response.parse(body)
  expect(page.counts).toEqual({ visits: story.visits.length, conferences: story.talks.length })
  return page
}
