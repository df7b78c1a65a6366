import { useSuspenseQuery } from '@tanstack/react-query'
import { screen } from '../../../screen.ts'
import { toolList } from '../tool-list.ts'
import { listOf } from './editor-queries.ts'
import { ownersIn } from './owners.ts'
import { rubricKind } from './rubric-kind.ts'
import { SetsPage } from './sets-page.tsx'

export default screen({
  load: (cache) =>
    Promise.all([cache.fetchQuery(listOf(rubricKind.toolTypeId)), cache.ensureQueryData(toolList)]),
  Component: Page,
})

function Page() {
  const { items } = useSuspenseQuery(listOf(rubricKind.toolTypeId)).data
  const owners = ownersIn(useSuspenseQuery(toolList).data)
  return <SetsPage kind={rubricKind} items={items} mayCreate={owners.length > 0} />
}
