import type { FirstVisit } from '@corridor/contract/reports/first-day'
import { counted } from '@corridor/domain/words/count-words'
import { type Line, visit } from './setup-lines.ts'

/** A step of the first visit; without `to` it is not the reader’s to do. */
export type OwnLine = Omit<Line, 'to' | 'minutes'> & { readonly to: string | null }

/** How ready a device is for a visit without a connection. */
export interface Readiness {
  /** Whether the browser can keep pages. */
  readonly canKeep: boolean
  /** Whether the device holds the lists that a visit begins with, and the pages to make one. */
  readonly isReady: boolean
  /** Whether the browser may clear what it keeps, unless Corridor is on the home screen. */
  readonly wantsInstalling: boolean
}

/** The short list of steps for somebody who has made no visit yet. */
export function firstVisitLines(first: FirstVisit, device: Readiness): readonly OwnLine[] {
  return [whom(first), tools(first), here(device), visit(first)]
}

function whom(first: FirstVisit): OwnLine {
  const line = { title: 'Who you may visit' }
  const { educators, mayAddEducators } = first
  if (educators > 0)
    return { ...line, isDone: true, words: counted(educators, 'educator'), to: '/educators', action: '' }
  if (mayAddEducators)
    return { ...line, isDone: false, words: 'Nobody yet.', to: '/educators/create', action: 'Add educators' }
  const words = `Nobody yet. ${askedOf(first, 'add educators')}`
  return { ...line, isDone: false, words, to: null, action: '' }
}

function tools(first: FirstVisit): OwnLine {
  const line = { title: 'Your tools', to: '/configuration' }
  const { tools, mayChooseTools } = first
  if (tools > 0)
    return { ...line, isDone: true, words: `${counted(tools, 'tool is', 'tools are')} on`, action: '' }
  if (mayChooseTools) return { ...line, isDone: false, words: 'None is on.', action: 'Choose tools' }
  const words = `None is on. ${askedOf(first, 'turn them on')}`
  return { ...line, isDone: false, words, to: null, action: '' }
}

function here({ canKeep, isReady, wantsInstalling }: Readiness): OwnLine {
  const line = { title: 'This device', to: null, action: '' }
  if (!canKeep) return { ...line, isDone: false, words: 'This browser needs a connection to begin a visit.' }
  const install = wantsInstalling ? ' Add Corridor to the home screen so that the browser keeps them.' : ''
  const ready = `Works without a connection: your lists and tools are here.${install}`
  const words = isReady ? ready : 'Your lists and tools are on their way. Keep this page open for a moment.'
  return { ...line, isDone: isReady, words }
}

/** The people to ask for something, by name. */
function askedOf({ helpers }: FirstVisit, what: string): string {
  const names = helpers.map(({ name, role }) => `${name} (${role.toLowerCase()})`)
  if (names.length === 0) return `Your district office can ${what}.`
  const last = names.at(-1)
  const list = names.length === 1 ? last : `${names.slice(0, -1).join(', ')} or ${last}`
  return `Ask ${list} to ${what}.`
}
