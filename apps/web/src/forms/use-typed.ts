import { isSame, type JsonObject } from '@corridor/domain/data/json'
import { useState } from 'react'

/** The content as the server has it. */
export interface Kept {
  readonly content: JsonObject
  /** Counts the changes of the content. */
  readonly revision: number
}

interface Typed {
  readonly content: JsonObject
  /** The content that the person typed over: others may have changed it since. */
  readonly over: Kept
}

/**
 * What is typed over the saved content. Nobody else’s change is lost under it: a save says which revision the person
 * saw.
 */
export function useTyped(kept: Kept) {
  const [typed, setTyped] = useState<Typed>()
  const isTyped = typed !== undefined && ![typed.over, kept].some((it) => isSame(it.content, typed.content))
  return {
    isTyped,
    value: isTyped ? typed.content : kept.content,
    base: isTyped ? typed.over.revision : kept.revision,
    change: (content: JsonObject) => setTyped((it) => ({ content, over: it && isTyped ? it.over : kept })),
    /** Takes over what was saved; what was typed since goes on over it. */
    settle: (sent: JsonObject, saved: Kept) =>
      setTyped((it) => (it && !isSame(it.content, sent) ? { content: it.content, over: saved } : undefined)),
    /** Notes that the person was told of another version, which saving replaces. */
    moved: (theirs: Kept) => setTyped((it) => it && { content: it.content, over: theirs }),
    undo: () => setTyped(undefined),
  }
}
