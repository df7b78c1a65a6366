import type { ResponseOf } from '@corridor/contract/endpoint'
import { EducatorId } from '@corridor/domain/people/ids'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Empty } from '@corridor/ui/empty'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { contract, query } from '../../api/client.ts'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { screen } from '../../routing/screen.ts'
import styles from './duplicates/duplicates.module.css'
import { JoinTo } from './duplicates/join-to.tsx'
import { MergedLine } from './duplicates/merged-line.tsx'
import { PairCard } from './duplicates/pair-card.tsx'

const duplicates = query(contract.educatorSets.duplicates, {})

export default screen({
  load: (cache) => cache.ensureQueryData(duplicates),
  Component: Duplicates,
})

function Duplicates() {
  const { pairs, found, merged } = useSuspenseQuery(duplicates).data
  const [search] = useSearchParams()
  const of = EducatorId.safeParse(Number(search.get('of')))
  return (
    <>
      <PageHeader
        title={of.success ? 'Join to somebody known' : 'Possible duplicates'}
        action={
          <Button variant="default" component={Link} to="/educators">
            All educators
          </Button>
        }
      >
        {!of.success && found > 0 && counted(found, 'pair')}
      </PageHeader>
      <div className={styles.pairs}>
        {of.success ? <JoinTo id={of.data} /> : <Pairs pairs={pairs} found={found} />}
        {merged.length > 0 && (
          <Card title="Merged in the last 30 days" subtitle="What came after a merge stays with the one kept">
            <ul className={styles.merged}>
              {merged.map((it) => (
                <MergedLine key={it.changeId} merged={it} />
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  )
}

type Found = ResponseOf<typeof contract.educatorSets.duplicates>

function Pairs({ pairs, found }: Pick<Found, 'pairs' | 'found'>) {
  if (pairs.length === 0)
    return (
      <Empty title="Nobody is on the list twice">
        <p>No two educators share a number, an address or a name that is nearly the same.</p>
      </Empty>
    )
  return (
    <>
      {pairs.map((pair) => (
        <PairCard key={`${pair.one.id} ${pair.other.id}`} pair={pair} />
      ))}
      {found > pairs.length && <p>The first {pairs.length} are shown. Others follow as you decide.</p>}
    </>
  )
}
