import { DEMO_USER, type EducatorId } from '@corridor/domain/people/ids'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contract, query } from '../../../api/client.ts'
import { useUser } from '../../../frame/use-user.ts'

/** A button for those to whom the page of exports offers this educator. */
export function ExportRecord({ educator }: { readonly educator: EducatorId }) {
  const isDemo = useUser().id === DEMO_USER
  const { data } = useQuery({
    ...query(contract.exports.list, { query: { educator } }),
    enabled: !isDemo,
    retry: false,
  })
  if (isDemo || !data?.choices.educator) return null
  return (
    <Button
      variant="default"
      component={Link}
      to={`/exports?educator=${educator}`}
      leftSection={<IconDownload size={18} stroke={1.8} />}
    >
      Export record
    </Button>
  )
}
