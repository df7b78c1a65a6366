import type { JsonObject } from '@corridor/domain/data/json'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { EditorPage } from './editor-page.tsx'
import { detailsOf, idIn } from './editor-queries.ts'
import type { Kind } from './kind.ts'
import type { Entry } from './outline.ts'

interface Props<Content extends JsonObject, E extends Entry> {
  readonly kind: Kind<Content, E>
}

/** Of the one in the address; another one begins anew. */
export function EditorOf<Content extends JsonObject, E extends Entry>({ kind }: Props<Content, E>) {
  const { data } = useSuspenseQuery(detailsOf(idIn(kind, useLocation().pathname)))
  return <EditorPage key={data.id} kind={kind} details={data} />
}
