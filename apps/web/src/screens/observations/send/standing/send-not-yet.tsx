import { isSent } from '@corridor/domain/observation/observation-rules'
import { recordKind } from '@corridor/domain/observation/record-words'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { Kept } from '../../../../device/kept.ts'

/** Says what comes before sending, or that the observation was sent. */
export function SendNotYet({ kept }: { readonly kept: Kept }) {
  const { title, words, act, verb } = whyNot(kept)
  return (
    <Empty title={title}>
      <p>{words}</p>
      <Button component={Link} to={`/observations/${kept.document.toolTypeId}/${act}/${kept.id}`}>
        {verb}
      </Button>
    </Empty>
  )
}

function whyNot({ status, document }: Kept) {
  const kind = recordKind(document).toLowerCase()
  if (isSent(status)) {
    return {
      title: `This ${kind} has been sent`,
      words: 'The copy that was sent stays as it is.',
      act: 'view',
      verb: 'See what was sent',
    }
  }
  if (document.conflicts.length > 0) {
    return {
      title: 'Two devices changed the same thing',
      words: 'Both are kept. Choose which one to keep, then send it.',
      act: 'update',
      verb: 'Compare',
    }
  }
  return {
    title: `This ${kind} is not finished yet`,
    words: 'Finish it first. Until then only you see it.',
    act: 'update',
    verb: 'Continue',
  }
}
