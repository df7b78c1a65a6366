import type { Column } from '../columns.ts'

export interface Judging {
  readonly from: number
  readonly to: number
  /** The question to ask oneself. It never blocks. */
  readonly question: string
}

interface Rule {
  readonly words: readonly string[]
  readonly question: (said: string) => string
}

const verdicts: Rule = {
  words: [
    'good',
    'great',
    'excellent',
    'nice',
    'wonderful',
    'amazing',
    'perfect',
    'strong',
    'effective',
    'bad',
    'poor',
    'poorly',
    'weak',
    'ineffective',
    'terrible',
    'boring',
    'chaotic',
    'sloppy',
    'messy',
    'well managed',
    'well planned',
    'well behaved',
    'unprepared',
    'disorganized',
    'inappropriate',
    'failed',
    'better',
    'best',
    'worse',
    'worst',
    'successful',
    'unsuccessful',
    'impressive',
  ],
  question: (said) => `“${said}” is a judgment. What did you see or hear?`,
}
const advice: Rule = {
  words: ['should', 'shouldn’t', 'should have', 'needs to', 'need to', 'ought to', 'must'],
  question: (said) => `“${said}” is advice. What did you see or hear?`,
}
const sums: Rule = {
  words: ['always', 'never', 'everyone', 'nobody', 'no one', 'all the time'],
  question: (said) => `“${said}” is more than one visit shows. How many, or how often?`,
}
const feelings: Rule = {
  words: [
    'bored',
    'confused',
    'happy',
    'lazy',
    'unmotivated',
    'disengaged',
    'engaged',
    'excited',
    'wanted',
    'didn’t care',
    'didn’t want',
    'understood',
    'didn’t understand',
  ],
  question: (said) => `“${said}” cannot be seen. What did they do or say?`,
}
const blame: Rule = {
  words: ['why didn’t', 'why don’t', 'why doesn’t', 'why wouldn’t', 'why won’t', 'why not', 'how come'],
  question: (said) => `“${said}” can sound like blame. What would “I wonder what …” ask?`,
}

const rules: Readonly<Record<Column, readonly Rule[]>> = {
  noticing: [advice, verdicts, sums, feelings],
  wondering: [blame, advice],
}

/** Words that judge, in their order. Quoted words may well judge, and are left out. */
export function judgingIn(text: string, column: Column): Judging[] {
  const said = quotesIn(text)
  const found = patterns[column].flatMap(({ pattern, question }) =>
    [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
      from: index,
      to: index + words.length,
      question: question(capitalized(words)),
    })),
  )
  return found
    .filter(({ from }) => !said.some((quote) => from > quote.from && from < quote.to))
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .filter((it, place, all) => !all.slice(0, place).some((other) => it.from < other.to))
}

const patterns = { noticing: rules.noticing.map(compiled), wondering: rules.wondering.map(compiled) }

function compiled({ words, question }: Rule) {
  const longest = [...words].sort((a, b) => b.length - a.length)
  const any = longest.map((it) => it.replaceAll(' ', '[ -]+').replaceAll('’', "['’]")).join('|')
  return { pattern: new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${any})(?![\\p{L}\\p{N}'’-])`, 'giu'), question }
}

function quotesIn(text: string): { readonly from: number; readonly to: number }[] {
  return [...text.matchAll(/“[^”]*(?:”|$)|"[^"]*(?:"|$)/g)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
  }))
}

function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1).toLowerCase()
}
