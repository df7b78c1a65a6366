import { problems } from '@corridor/contract/problem-codes'
import { Refusal } from '@corridor/contract/refusal'
import { Button } from '@mantine/core'
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, matchPath, useParams } from 'react-router'
import { call, contract } from '../../api/client.ts'
import { failed } from '../../api/failed.tsx'
import { screen } from '../../screen.ts'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'

export default screen({
  load: (cache, { pathname }) =>
    cache.ensureQueryData(endingOf(matchPath('/unsubscribe/:token?', pathname)?.params.token ?? '')),
  Component: Unsubscribe,
})

/** What the link of a mail turns off; null where it is no such link, or gone from the address after a reload. */
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

/** Opening the link turns nothing off: programs that look through mail open links too. */
function Unsubscribe() {
  const { token = '' } = useParams()
  const { data: ending } = useSuspenseQuery(endingOf(token))
  // The address bar: no screenshot and no history shall show the token. The router goes on knowing it.
  useEffect(() => history.replaceState(history.state, '', '/unsubscribe'), [])
  const end = useMutation({
    mutationFn: () => call(contract.notices.end, { params: { token } }),
    onError: (error) => failed(error, { message: 'The emails were not turned off. Please try again later.' }),
  })
  if (!ending) {
    const words = problems['unsubscribe-link-not-valid'].message
    return (
      <AuthPage title="Email notifications" lead={<span role="alert">{words}</span>}>
        <ToProfile />
      </AuthPage>
    )
  }
  if (end.isSuccess) {
    const words = `You get no more emails about “${end.data.title}”. You still find everything in Corridor under the bell.`
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
      <Button size="lg" loading={end.isPending} onClick={() => end.mutate()}>
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
