import type { JsonObject } from '@corridor/domain/data/json'
import { counted } from '@corridor/domain/words/count-words'
import { modals } from '@mantine/modals'
import { useState } from 'react'
import { toast } from '../../../frame/messages/toasts.tsx'
import { once } from '../once.ts'
import type { Kind } from './kind.ts'
import type { Entry } from './outline.ts'
import { readOver } from './read-over.ts'

interface Editing<Content> {
  readonly content: Content
  /** The version in use, if there is one. */
  readonly out: JsonObject | undefined
  /** Something in it is nowhere else. */
  readonly isDraft: boolean
  readonly onRead: (next: Content) => void
}

/** A file takes the draft's place, once nothing in it is to be mended. */
export function useImport<Content extends JsonObject, E extends Entry>(
  kind: Kind<Content, E>,
  { content, out, isDraft, onRead }: Editing<Content>,
) {
  const [errors, setErrors] = useState<readonly string[]>([])
  const { one, many } = kind.words
  const entriesIn = (it: Content) => kind.outline(it).entries.length

  const read = async (file: File) => {
    const found = kind.fromFile(file.name, await file.text(), readOver(kind, content, out))
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
      title: <strong>Put the file in the place of this draft?</strong>,
      withCloseButton: false,
      children: `The file has ${words}, and replaces everything in this draft.`,
      labels: { confirm: 'Import', cancel: 'Keep the draft' },
      onConfirm: once(take),
    })
  }
  return { errors, read, close: () => setErrors([]) }
}
