import { screen } from '../../../screen.ts'
import { loadSets } from './loading.ts'
import { lookForKind } from './look-for-kind.ts'
import { SetsPage } from './sets-page.tsx'

export default screen({ load: loadSets(lookForKind), Component: Page })

function Page() {
  return <SetsPage kind={lookForKind} />
}
