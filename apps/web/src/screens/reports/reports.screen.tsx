import { redirect } from 'react-router'
import { screen } from '../../routing/screen.ts'

export default screen({
  load: async (_, { search }) => {
    throw redirect(`/reports/school-overview${search}`)
  },
  Component: () => null,
})
