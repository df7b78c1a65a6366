import { IconEye, IconEyeOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Contribution } from '../../../definition/tool.ts'
import type { ExpandedRubricConfig, Indicator } from '../expanded-rubric.shape.ts'
import { nameOf } from '../indicators.ts'
import { isFor, notForWords } from '../roles.ts'
import { selfRatingOf } from '../self-rating.ts'
import styles from './open-indicator.module.css'

interface Props {
  readonly indicator: Indicator
  /** The rubric’s version. */
  readonly version: number | null
  readonly config: ExpandedRubricConfig
  readonly contributions: readonly Contribution[]
  /** The role in which the educator is seen. */
  readonly role: string
  /** The choice of the role. */
  readonly children: ReactNode
}

export function IndicatorHead({ indicator, version, config, contributions, role, children }: Props) {
  const domain = config.domains.find(({ id }) => id === indicator.domainId)
  // The self-rating stays out of sight: seen first, it would pull the observer’s level towards it.
  const hasRated = selfRatingOf(contributions, config, indicator.id) !== undefined
  const Icon = hasRated ? IconEye : IconEyeOff
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.where}>
          {domain?.title} · {config.title}
          {version !== null && `, v${version}`}
          {indicator.roles.length > 0 && ` · for ${indicator.roles.join(', ')}`}
        </p>
        <h2>{nameOf(indicator)}</h2>
        {!isFor(indicator, role) && (
          <p className={styles.apart}>{notForWords(role)}. What you record here counts all the same.</p>
        )}
      </div>
      {config.rules.asksSelfRating && (
        <p className={styles.self}>
          <Icon size={18} stroke={1.8} aria-hidden />
          {hasRated ? 'The educator has rated themself' : 'Self-rating stays hidden until you both save'}
        </p>
      )}
      {children}
    </header>
  )
}
