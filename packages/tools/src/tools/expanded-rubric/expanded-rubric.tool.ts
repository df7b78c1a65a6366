import type { ToolSpec } from '../../definition/tool.ts'
import { expandedRubricCard } from './card.ts'
import { ExpandedRubricCapture, ExpandedRubricConfig } from './expanded-rubric.shape.ts'
import { domainsOf, indicatorsOf } from './indicators.ts'
import { missingIn } from './missing-words.ts'
import { rubricRecord } from './record/expanded-rubric.record.ts'
import { rubricPanel } from './report/expanded-rubric.panel.ts'
import { rubricFacts } from './report/rubric-facts.ts'
import { selfRatings } from './self-rating.ts'
import { changedIndicators, rewordIndicators } from './set/changed-indicators.ts'
import { teachingPractices } from './set/shipped/teaching-practices.ts'

export const expandedRubric: ToolSpec<ExpandedRubricConfig, ExpandedRubricCapture> = {
  ...expandedRubricCard,
  version: 2,
  config: ExpandedRubricConfig,
  capture: ExpandedRubricCapture,

  usual: () => teachingPractices,
  shipped: () => [teachingPractices],
  blank: () => ({ marks: {}, evidence: [] }),
  upgrade: (_, capture) => capture,
  missing: missingIn,
  facts: (capture, config) => rubricFacts(capture, config),
  record: rubricRecord,
  panel: rubricPanel,

  // “Any role” is carried on as well: it ends the one before.
  carry: ({ role }) => (role === undefined ? null : { role }),
  invitations: ({ role }, config) => selfRatings(config, role),

  name: ({ title }) => title,
  items: (config) =>
    indicatorsOf(config).map(({ id, code, title, domainId }) => ({
      id,
      code,
      title,
      domain: domainsOf(config).find((it) => it.id === domainId)?.title ?? '',
    })),
  changed: changedIndicators,
  reword: rewordIndicators,
}
