import { screen } from '../../../screen.ts'
import { EditorOf } from './editor-of.tsx'
import { loadEditor } from './loading.ts'
import { rubricKind } from './rubric-kind.ts'

export default screen({ load: loadEditor(rubricKind), Component: Page })

function Page() {
  return <EditorOf kind={rubricKind} />
}
