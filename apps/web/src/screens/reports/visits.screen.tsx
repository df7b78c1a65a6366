import { screen } from '../../screen.ts'
import { VisitsPage } from './visits/visits-page.tsx'

export default screen({ Component: VisitsPage })
