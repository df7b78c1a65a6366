import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { redirect, useLocation } from 'react-router'
import { screen } from '../../../screen.ts'
import { loadTools } from '../../../tool-definitions.ts'
import { EditorPage } from './editor-page.tsx'
import { detailsOf, idIn } from './editor-queries.ts'
import { rubricKind } from './rubric-kind.ts'

export default screen({
  load,
  Component: Page,
})

async function load(cache: QueryClient, { pathname }: URL) {
  await loadTools()
  const { toolTypeId } = await cache.fetchQuery(detailsOf(idIn(rubricKind, pathname)))
  if (toolTypeId !== rubricKind.toolTypeId) throw redirect('/404')
}

function Page() {
  const { data } = useSuspenseQuery(detailsOf(idIn(rubricKind, useLocation().pathname)))
  return <EditorPage key={data.id} kind={rubricKind} details={data} />
}
