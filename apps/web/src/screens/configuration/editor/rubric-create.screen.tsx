import { screen } from '../../../screen.ts'
import { CreatePage } from './create-page.tsx'
import { loadCreate } from './loading.ts'
import { rubricKind } from './rubric-kind.ts'

export default screen({ load: loadCreate(rubricKind), Component: Page })

function Page() {
  return <CreatePage kind={rubricKind} />
}
