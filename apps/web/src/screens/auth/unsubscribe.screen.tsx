import { problems } from '@corridor/contract/problem-codes'
import { Refusal } from '@corridor/contract/refusal'
import { Button } from '@mantine/core'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, matchPath, useParams } from 'react-router'
import { call, contract } from '../../api/client.ts'
import { failed } from '../../api/failed.tsx'
import { screen } from '../../routing/screen.ts'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'

export default screen({
  load: (cache, { pathname }) =>
    cache.ensureQueryData(endingOf(matchPath('/unsubscribe/:token?', pathname)?.params.token ?? '')),
  Component: Unsubscribe,
})

/**
 * What the link of a mail turns off; null for any other link, or after a reload, when the token is gone from the
 * address.
 */
function endingOf(token: string) {
  return queryOptions({
    queryKey: [contract.notices.showEnding.path, token],
    queryFn: async () => {
      try {
        return token === '' ? null : await call(contract.notices.showEnding, { params: { token } })
      } catch (error) {
        if (error instanceof Refusal && error.code === 'unsubscribe-link-not-valid') return null
        throw error
      }
    },
  })
}

/** Asks to turn mails off. Opening the link turns nothing off: programs that look through mail open links too. */
function Unsubscribe() {
  const { token = '' } = useParams()
  const { data: ending } = useSuspenseQuery(endingOf(token))
  // The address bar is cleared: no screenshot and no history shall show the token. The router goes on knowing it.
  useEffect(() => history.replaceState(history.state, '', '/unsubscribe'), [])
  const [state, setState] = useState<'asking' | 'ending' | 'ended'>('asking')
  const end = async () => {
    setState('ending')
    try {
      await call(contract.notices.end, { params: { token } })
      setState('ended')
    } catch (error) {
      setState('asking')
      failed(error, { message: 'The emails were not turned off. Please try again later.' })
    }
  }
  if (!ending) {
    const words = problems['unsubscribe-link-not-valid'].message
    return (
      <AuthPage title="Email notifications" lead={<span role="alert">{words}</span>}>
        <ToProfile />
      </AuthPage>
    )
  }
  if (state === 'ended') {
    const words = `You get no more emails about “${ending.title}”. You still find everything in Corridor under the bell.`
    return (
      <AuthPage title="Turned off" lead={<span role="status">{words}</span>}>
        <ToProfile />
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title="Turn off these emails?"
      lead={`“${ending.title}” will no longer be emailed to you. You still find everything in Corridor under the bell.`}
    >
      <Button size="lg" loading={state === 'ending'} onClick={end}>
        Turn off
      </Button>
      <ToProfile />
    </AuthPage>
  )
}

function ToProfile() {
  return (
    <Link className={styles.back} to="/settings/profile#notifications">
      Choose emails in your profile
    </Link>
  )
}
