import { Empty } from '@corridor/ui/empty'
import { ErrorDialog } from '@corridor/ui/forms/error-dialog'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { PageHeader } from '../../../frame/header/page-header.tsx'

// The message is from specification §8.
const FAILED = 'An error occurred while fetching walkthrough types. Please try again later.'

/** Says that neither the server nor this device has the lists. */
export function ToolsNotLoaded({ onTryAgain }: { readonly onTryAgain: () => Promise<unknown> }) {
  const [isTold, setIsTold] = useState(false)
  const [isTrying, setIsTrying] = useState(false)
  const tryAgain = async () => {
    setIsTold(true)
    setIsTrying(true)
    await onTryAgain()
    setIsTrying(false)
    setIsTold(false)
  }
  return (
    <>
      <PageHeader title="Tool Configuration" />
      <Empty title="The tools did not load">
        <p>What your district has chosen stays as it is.</p>
        <Button loading={isTrying} onClick={tryAgain}>
          Try again
        </Button>
      </Empty>
      {!isTold && <ErrorDialog message={FAILED} onClose={() => setIsTold(true)} onTryAgain={tryAgain} />}
    </>
  )
}
