import { screen } from '../../../screen.ts'
import { CreatePage } from './create-page.tsx'
import { loadCreate } from './loading.ts'
import { lookForKind } from './look-for-kind.ts'

export default screen({ load: loadCreate(lookForKind), Component: Page })

function Page() {
  return <CreatePage kind={lookForKind} />
}
