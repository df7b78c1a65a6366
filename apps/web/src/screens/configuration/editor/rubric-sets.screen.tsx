import { screen } from '../../../screen.ts'
import { loadSets } from './loading.ts'
import { rubricKind } from './rubric-kind.ts'
import { SetsPage } from './sets-page.tsx'

export default screen({ load: loadSets(rubricKind), Component: Page })

function Page() {
  return <SetsPage kind={rubricKind} />
}
