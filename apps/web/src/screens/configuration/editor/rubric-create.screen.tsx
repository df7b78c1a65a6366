import { useSuspenseQuery } from '@tanstack/react-query'
import { screen } from '../../../screen.ts'
import { toolList } from '../tool-list.ts'
import { CreatePage } from './create-page.tsx'
import { listOf } from './editor-queries.ts'
import { ownersIn } from './owners.ts'
import { rubricKind } from './rubric-kind.ts'

export default screen({
  load: (cache) =>
    Promise.all([cache.fetchQuery(listOf(rubricKind.toolTypeId)), cache.ensureQueryData(toolList)]),
  Component: Page,
})

function Page() {
  const { items } = useSuspenseQuery(listOf(rubricKind.toolTypeId)).data
  return <CreatePage kind={rubricKind} items={items} owners={ownersIn(useSuspenseQuery(toolList).data)} />
}
