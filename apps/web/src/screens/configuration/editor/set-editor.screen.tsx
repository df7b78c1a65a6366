import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { screen } from '../../../routing/screen.ts'
import { loadEditor } from '../sets/loading.ts'
import { detailsOf, idIn } from '../sets/set-queries.ts'
import { useSets } from '../sets/written-sets.ts'
import { EditorPage } from './editor-page.tsx'

export default screen({ load: loadEditor, Component: Page })

/** The editor of the set in the address; another set begins anew. */
function Page() {
  const { data } = useSuspenseQuery(detailsOf(idIn(useSets(), useLocation().pathname)))
  return <EditorPage key={data.id} details={data} />
}
