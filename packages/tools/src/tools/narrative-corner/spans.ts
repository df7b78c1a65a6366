import type { Line, Span } from './narrative-corner.shape.ts'

/** The words of a span; undefined where the text has become shorter than it. */
export function wordsIn(text: string, span: Span | null): string | undefined {
  if (!span || span.from >= span.to || span.to > text.length) return undefined
  return text.slice(span.from, span.to).trim() || undefined
}

/** Where a span is after an edit. Null: its words are gone, so it is the whole line. */
export function movedSpan({ from, to }: Span, before: string, after: string): Span | null {
  const start = commonStart(before, after)
  // The letters from `start` to `end` were replaced.
  const end = before.length - commonEnd(before, after, start)
  const grown = after.length - before.length
  const moved = {
    from: from >= end ? from + grown : Math.min(from, start),
    to: to <= start ? to : Math.max(start, to < end ? 0 : to + grown),
  }
  return moved.from < moved.to ? moved : null
}

/** A line’s new text, with the tags that its words keep. */
export function withText(line: Line, text: string): Partial<Line> {
  const tags = Object.entries(line.tags).map(([target, tag]) => {
    const span = tag.span && movedSpan(tag.span, line.text, text)
    return [target, { ...tag, span }] as const
  })
  return { text, tags: Object.fromEntries(tags) }
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

function commonEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start
  let length = 0
  while (length < most && a.at(-1 - length) === b.at(-1 - length)) length += 1
  return length
}
