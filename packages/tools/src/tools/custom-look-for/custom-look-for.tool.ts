import type { ToolSpec } from '../../definition/tool.ts'
import { customLookForCard } from './card.ts'
import { LookForCapture } from './custom-look-for.shape.ts'
import { unsendableIn } from './hint-words.ts'
import { blankCapture, missingIn } from './marks.ts'
import { lookForRecord } from './record/custom-look-for.record.ts'
import { lookForFacts } from './report/custom-look-for.facts.ts'
import { lookForPanel } from './report/custom-look-for.panel.ts'
import { LookForSet } from './set/look-for-set.shape.ts'
import { rewordItems } from './set/reword-items.ts'
import { changedItems, itemsOfSet, openPartOf } from './set/set-versions.ts'
import { everyClassroom, shippedSets } from './set/shipped-sets.ts'

export const customLookFor: ToolSpec<LookForSet, LookForCapture> = {
  ...customLookForCard,
  version: 1,
  config: LookForSet,
  capture: LookForCapture,

  usual: () => everyClassroom,
  shipped: () => shippedSets,
  blank: () => blankCapture,
  upgrade: (_, capture) => capture,
  missing: missingIn,
  unsendable: unsendableIn,
  facts: lookForFacts,
  record: lookForRecord,
  panel: lookForPanel,

  name: ({ title }) => title,
  items: itemsOfSet,
  withoutPrivate: openPartOf,
  changed: changedItems,
  reword: rewordItems,
}
