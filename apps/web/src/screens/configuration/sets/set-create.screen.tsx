import { screen } from '../../../routing/screen.ts'
import { CreatePage } from './create-page.tsx'
import { loadCreate } from './loading.ts'

export default screen({ load: loadCreate, Component: CreatePage })
