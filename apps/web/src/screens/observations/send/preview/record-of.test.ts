import { customLookFor } from '@corridor/tools/tools/custom-look-for/custom-look-for.tool'
import { noticingWondering } from '@corridor/tools/tools/noticing-wondering/noticing-wondering.tool'
import { beforeAll, expect, test } from 'vitest'
import { privateTargetsOf } from '../../../../observation/private-targets-of.ts'
import { anObservationDocument, aSnapshot, idOf } from '../../../../testing/samples/sample-observations.ts'
import { loadTools } from '../../../../tool-definitions.ts'
import { recordOf } from './record-of.ts'

beforeAll(loadTools)

const around = { school: 'Copper Ridge', observer: 'Marisol Okafor', observerRole: 'Principal', message: '' }

test('what is only for observers is not in the record that is previewed', () => {
  const [usual] = aSnapshot().configurations
  const set = customLookFor.usual()
  const [first] = set.items
  if (!usual || !first) throw new Error('There is no set.')
  const items = set.items.map((it) => ({ ...it, isPrivate: it.id === first.id }))
  const hidden = privateTargetsOf([usual, { ...usual, id: 40, toolTypeId: 11, content: { ...set, items } }])
  const entry = {
    id: idOf(7),
    at: '2026-10-21T16:12:00.000Z',
    column: 'noticing',
    text: 'They talk.',
    about: null,
    tags: { [`40:${first.id}`]: { code: 'P1', title: first.prompt } },
    isStarred: false,
    causeId: null,
  }
  const document = anObservationDocument({ toolTypeId: 1, capture: { entries: [entry] } })
  const seen = (without: ReadonlySet<string>) =>
    JSON.stringify(
      recordOf({ document, version: 1 }, noticingWondering.usual(), {
        ...around,
        hidden: without,
      }),
    )

  expect([...hidden]).toEqual([`40:${first.id}`])
  expect(seen(new Set())).toContain(first.prompt)
  expect(seen(hidden)).toContain('They talk.')
  expect(seen(hidden)).not.toContain(first.prompt)
})
