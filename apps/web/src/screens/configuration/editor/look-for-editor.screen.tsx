import { screen } from '../../../screen.ts'
import { EditorOf } from './editor-of.tsx'
import { loadEditor } from './loading.ts'
import { lookForKind } from './look-for-kind.ts'

export default screen({ load: loadEditor(lookForKind), Component: Page })

function Page() {
  return <EditorOf kind={lookForKind} />
}
