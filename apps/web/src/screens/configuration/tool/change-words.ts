import { isSame } from '@corridor/domain/data/json'
import { counted } from '@corridor/domain/words/count-words'
import type { ToolList } from '../tool-list.ts'
import { type Changes, chosen, noChanges, usesAt } from '../tools/tool-changes.ts'

const MOST_SENTENCES = 2

/** “1 change not saved: Standard Over Time is off for all 6 schools.” */
export function changeWords(list: ToolList, changes: Changes): string {
  const sentences = sentencesFor(list, changes)
  const more = sentences.length - MOST_SENTENCES
  const said = more > 0 ? [...sentences.slice(0, MOST_SENTENCES), `And ${more} more.`] : sentences
  return `${counted(sentences.length, 'change')} not saved: ${said.join(' ')}`
}

function sentencesFor(list: ToolList, changes: Changes): string[] {
  const before = chosen(list, noChanges)
  const sentences = chosen(list, changes).flatMap((now) => {
    const was = before.find(({ id }) => id === now.id)
    const title = list.all.find(({ id }) => id === now.id)?.title ?? ''
    if (!was) return []
    if (was.enabled !== now.enabled)
      return [`${title} is ${now.enabled ? 'on' : 'off'} ${forWhom(list, now)}.`]
    return isSame(was.schools, now.schools) ? [] : atSchools(list, title, was, now)
  })
  const isMoved = !isSame(
    before.map(({ id }) => id),
    chosen(list, changes).map(({ id }) => id),
  )
  return isMoved ? [...sentences, 'Observers see the tools in a new order.'] : sentences
}

type Uses = Parameters<typeof usesAt>[0]

function forWhom({ schools }: ToolList, now: Uses): string {
  const uses = schools.filter(({ id }) => usesAt(now, id)).length
  if (uses < schools.length) return `for ${uses} of ${counted(schools.length, 'school')}`
  return schools.length === 1 ? 'for your school' : `for all ${counted(schools.length, 'school')}`
}

function atSchools({ schools }: ToolList, title: string, was: Uses, now: Uses): string[] {
  const namesOf = (isIt: (id: (typeof schools)[number]['id']) => boolean) =>
    schools.filter(({ id }) => isIt(id)).map(({ name }) => name)
  const on = namesOf((id) => usesAt(now, id) && !usesAt(was, id))
  const off = namesOf((id) => usesAt(was, id) && !usesAt(now, id))
  return [
    ...(on.length > 0 ? [`${title} is on at ${placeWords(on)}.`] : []),
    ...(off.length > 0 ? [`${title} is off at ${placeWords(off)}.`] : []),
  ]
}

function placeWords(names: readonly string[]): string {
  return names.length > 2 ? counted(names.length, 'school') : names.join(' and ')
}
