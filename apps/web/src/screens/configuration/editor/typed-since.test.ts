import { changeEntry, removeEntry } from '@corridor/tools/set-editor/outline/outline'
import lookForKind from '@corridor/tools/tools/custom-look-for/editor/look-for-set.view'
import { makeSet } from '@corridor/tools/tools/custom-look-for/set/make-set'
import { rewordItems } from '@corridor/tools/tools/custom-look-for/set/reword-items'
import { general } from '@corridor/tools/tools/custom-look-for/set/shipped-general'
import { expect, test } from 'vitest'
import { typedSince } from './typed-since.ts'

const sent = makeSet(general)
const [a, b, c] = sent.items
if (!a || !b || !c) throw new Error('The set is too short.')

test('what was reworded goes on under its new id, with what was typed meanwhile', () => {
  const published = rewordItems(sent, [a.id], 2)
  const outline = lookForKind.outline(sent)
  const typed = lookForKind.withOutline(
    sent,
    changeEntry(changeEntry(removeEntry(outline, b.id), { ...a, prompt: 'A!' }), { ...c, prompt: 'C!' }),
  )
  const { items } = typedSince(lookForKind, { typed, sent, published })

  expect(items.slice(0, 2)).toMatchObject([
    { id: published.items[0]?.id, prompt: 'A!' },
    { id: c.id, prompt: 'C!' },
  ])
  expect(published.items[0]?.id).not.toBe(a.id)
  expect(items).toHaveLength(sent.items.length - 1)
})
