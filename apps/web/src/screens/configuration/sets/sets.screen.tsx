import { screen } from '../../../routing/screen.ts'
import { loadList } from './loading.ts'
import { SetsPage } from './sets-page.tsx'

export default screen({ load: loadList, Component: SetsPage })
