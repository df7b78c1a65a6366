import type { Found } from '@corridor/contract/search/search'
import { IconArrowRight, IconDoorEnter, IconListCheck, IconUser } from '@tabler/icons-react'
import { searchOf } from '../../api/search-of.ts'
import { addressOf, dayWords } from '../../observation/observation-words.ts'
import { shortSchool } from '../../people/short-school.ts'
import { toolOf } from '../../tool-looks.ts'
import type { Option, OptionGroup } from './option.ts'

interface Context {
  readonly text: string
  readonly timeZone: string
  readonly mayObserve: boolean
  /** Whether there is no connection: pages of people need the server; a visit can begin without it. */
  readonly isOffline: boolean
  /** Whether the user’s menu has the tools, and sets among them. */
  readonly usesTools: boolean
}

/** How many of the educators found are offered to be observed at once. */
const MOST_OBSERVED = 3

/** What was found, by kind, in the order in which it is shown. */
export function groupsOf(found: Found, context: Context): OptionGroup[] {
  const { isOffline, mayObserve, usesTools } = context
  return [
    { title: 'Educators', options: isOffline ? [] : educatorOptions(found, context) },
    { title: 'Observe', options: observeOptions(found, context) },
    { title: 'Observe with', options: isOffline && mayObserve ? observeWithOptions(found) : [] },
    { title: 'Observations', options: observationOptions(found, context) },
    { title: 'Look-for sets and rubrics', options: usesTools && !isOffline ? setOptions(found) : [] },
  ]
}

function educatorOptions({ educators }: Found, { text }: Context): Option[] {
  const all = educators.items.map(({ id, name, ...rest }) => ({
    to: `/educators/${id}`,
    title: name,
    detail: placeWords(rest),
    icon: IconUser,
  }))
  return [...all, ...seeAll(educators.isMore, `/educators${searchOf({ search: text })}`, 'educators')]
}

function observeOptions({ educators }: Found, { mayObserve, isOffline }: Context): Option[] {
  if (!mayObserve) return []
  return educators.items
    .filter((it) => it.mayObserve)
    .slice(0, isOffline ? undefined : MOST_OBSERVED)
    .map(({ id, name, ...rest }) => ({
      to: `/observations/start/${id}`,
      title: `Observe ${name}`,
      detail: placeWords(rest),
      icon: IconDoorEnter,
    }))
}

function observationOptions({ observations }: Found, { timeZone }: Context): Option[] {
  const all = observations.items.map((it) => {
    const { title, Icon } = toolOf(it.toolTypeId)
    const by = it.isMine ? '' : `by ${it.observer}`
    return {
      to: addressOf(it),
      title: it.isAboutMe ? `${title}, ${by}` : `${it.educator}, ${title}`,
      detail: [dayWords(timeZone, it.startedAt), statusWords[it.status], it.isAboutMe ? '' : by]
        .filter((part) => part !== '')
        .join(' · '),
      icon: Icon,
    }
  })
  const list = `/observations${searchOf(observations.meant)}`
  return [...all, ...seeAll(observations.isMore, list, 'observations')]
}

const statusWords = { draft: 'Draft', completed: 'Not sent', sent: 'Sent', acknowledged: 'Read' } as const

const RUBRIC = 9

function setOptions({ sets }: Found): Option[] {
  return sets.items.map((set) => ({
    to: `/configuration/${set.toolTypeId === RUBRIC ? 'rubric' : 'custom-look-for'}/${set.id}`,
    title: set.name,
    detail: setWords(set),
    icon: IconListCheck,
  }))
}

function observeWithOptions({ sets }: Found): Option[] {
  return sets.items.map((set) => ({
    to: `/observations/start${searchOf({ tool: set.toolTypeId, configuration: set.id })}`,
    title: `Observe with ${set.name}`,
    detail: setWords(set),
    icon: IconDoorEnter,
  }))
}

/** “Look-for set · Copper Ridge · Draft” */
function setWords({ toolTypeId, school, status }: Found['sets']['items'][number]): string {
  return [
    toolTypeId === RUBRIC ? 'Rubric' : 'Look-for set',
    school ? shortSchool(school) : '',
    status === 'published' ? '' : setStatus[status],
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

const setStatus = { draft: 'Draft', retired: 'Retired' } as const

function seeAll(isMore: boolean, to: string, what: string): Option[] {
  return isMore ? [{ to, title: `See all ${what}`, detail: '', icon: IconArrowRight }] : []
}

interface Placed {
  readonly grades: string
  readonly subject: string
  readonly room: string
  readonly schools: readonly string[]
}

/** “8 Math · Room 224 · Copper Ridge” */
function placeWords({ grades, subject, room, schools }: Placed): string {
  return [`${grades} ${subject}`.trim(), room, ...schools.map(shortSchool)]
    .filter((part) => part !== '')
    .join(' · ')
}
