import type { Report } from '@corridor/contract/report'
import type { Opening } from '@corridor/domain/opening'
import { Blocks } from '@corridor/ui/blocks/blocks'
import { Card } from '@corridor/ui/card'
import { createContext, useContext } from 'react'

export const OpenFigure = createContext<(opening: Opening) => string | undefined>(() => undefined)

export function ReportCards({ cards }: { readonly cards: Report['cards'] }) {
  const open = useContext(OpenFigure)
  return cards.map(({ key, title, line, blocks, opens }) => (
    <Card key={key} title={title} subtitle={line}>
      <Blocks blocks={blocks} />
      {opens && <a href={open(opens)}>{opens.visits}</a>}
    </Card>
  ))
}
