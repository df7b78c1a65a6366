import { useSuspenseQuery } from '@tanstack/react-query'
import { screen } from '../../../screen.ts'
import { toolList } from '../tool-list.ts'
import { CreatePage } from './create-page.tsx'
import { listOf } from './editor-queries.ts'
import { lookForKind } from './look-for-kind.ts'
import { ownersIn } from './owners.ts'

export default screen({
  load: (cache) =>
    Promise.all([cache.fetchQuery(listOf(lookForKind.toolTypeId)), cache.ensureQueryData(toolList)]),
  Component: Page,
})

function Page() {
  const { items } = useSuspenseQuery(listOf(lookForKind.toolTypeId)).data
  return <CreatePage kind={lookForKind} items={items} owners={ownersIn(useSuspenseQuery(toolList).data)} />
}
