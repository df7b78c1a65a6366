import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { useUntilBack } from '../../api/use-until-back.ts'
import { PageHeader } from '../../frame/header/page-header.tsx'

interface Props {
  readonly title: string
  readonly onRetry: () => unknown
}

/** The page in place of what is not on this device, and cannot be asked for now. */
export function NeedsConnection({ title, onRetry }: Props) {
  useUntilBack(true, onRetry)
  return (
    <>
      <PageHeader title={title} />
      <Empty title="This needs a connection">
        <p>Corridor cannot be reached right now. What you recorded is safe on this device.</p>
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      </Empty>
    </>
  )
}
