import type { JsonObject } from '@corridor/domain/data/json'
import { counted } from '@corridor/domain/words/count-words'
import type { Entry } from '@corridor/tools/set-editor/outline/outline'
import type { SetKind } from '@corridor/tools/set-editor/set-kind.view'
import { modals } from '@mantine/modals'
import { useState } from 'react'
import { newId } from '../../../device/new-id.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { once } from '../once.ts'
import { useSets } from '../sets/written-sets.ts'

interface Over {
  readonly content: JsonObject
  /** The content of the version in use, if there is one. */
  readonly out: JsonObject | undefined
  /** Whether the draft has something that is nowhere else. */
  readonly isDraft: boolean
  readonly onRead: (next: JsonObject) => void
}

/** Imports a file in place of the draft, once nothing in it has to be mended. */
export function useImport({ content, out, isDraft, onRead }: Over) {
  const { kind, words: names } = useSets()
  const [errors, setErrors] = useState<readonly string[]>([])
  const { one, many } = names
  const entriesIn = (it: JsonObject) => kind.outline(it).entries.length

  const read = async (file: File) => {
    const found = kind.fromFile(file.name, await file.text(), {
      newId,
      over: readOver(kind, content, out),
    })
    setErrors(found.errors)
    const next = found.content
    if (!next) return
    const words = counted(entriesIn(next), one, many)
    const take = () => {
      onRead(next)
      toast('File imported', `${words}, as a draft.`)
    }
    if (!isDraft || entriesIn(content) === 0) return take()
    modals.openConfirmModal({
      title: <strong>Replace this draft with the file?</strong>,
      withCloseButton: false,
      children: `The file has ${words}, and replaces everything in this draft.`,
      labels: { confirm: 'Import', cancel: 'Keep the draft' },
      onConfirm: once(take),
    })
  }
  return { errors, read, close: () => setErrors([]) }
}

/**
 * The content that a file is imported over: the draft, with entries of the published version that it no longer has.
 * An entry that one file left out goes on with its trend when the next file has it again.
 */
export function readOver<Content extends JsonObject, E extends Entry>(
  kind: SetKind<Content, E>,
  draft: Content,
  out: JsonObject | undefined,
): Content {
  const now = kind.outline(draft)
  const was = out ? kind.outline(kind.read(out)) : { domains: [], entries: [] }
  const code = (it: E) => it.code.toLowerCase()
  const isGone = (it: E) => !now.entries.some((entry) => entry.id === it.id || code(entry) === code(it))
  return kind.withOutline(draft, {
    domains: [
      ...now.domains,
      ...was.domains.filter((it) => !now.domains.some(({ id, title }) => id === it.id || title === it.title)),
    ],
    entries: [...now.entries, ...was.entries.filter(isGone)],
  })
}
