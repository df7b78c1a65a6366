import { providerTitles } from '@corridor/domain/people/sign-in/providers'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import styles from './identity.module.css'
import { IdentityMark } from './identity-mark.tsx'
import type { Purpose } from './identity-request.ts'
import { offeredProviders, useIdentity } from './use-identity.ts'

interface Props {
  /** The verb on the buttons. */
  readonly label: string
  readonly purpose: Purpose
}

/** Buttons above a form for school accounts that can be used instead; none where no provider is set up. */
export function IdentityButtons({ label, purpose }: Props) {
  const { data } = useSuspenseQuery(offeredProviders)
  const { begin, leavingFor } = useIdentity()
  if (data.items.length === 0) return null
  return (
    <>
      <fieldset className={styles.providers} aria-label={label}>
        {data.items.map((offered) => (
          <Button
            key={offered.provider}
            variant="default"
            size="lg"
            leftSection={<IdentityMark provider={offered.provider} />}
            loading={leavingFor === offered.provider}
            onClick={() => begin(offered, purpose)}
          >
            {providerTitles[offered.provider]}
          </Button>
        ))}
      </fieldset>
      <p className={styles.or}>or</p>
    </>
  )
}
