import { Refusal } from '@corridor/contract/refusal'
import { Button } from '@mantine/core'
import { IconCalendar, IconMailForward, IconRefresh, IconShieldCheck, IconUserOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { submits } from '../../../forms/form-actions.tsx'
import { CodeField } from './code-field.tsx'
import styles from './code-page.module.css'
import { callByLink, records } from './link-call.ts'
import { keepLink } from './link-storage.ts'
import { LinkTop } from './link-top.tsx'

interface Props {
  readonly token: string
  readonly district: string
  /** Whether the page was open before, and was left for too long. */
  readonly wasOpen: boolean
  readonly onOpen: () => void
}

const icon = { size: 20, stroke: 1.8, 'aria-hidden': true } as const

/**
 * Asks for the code. Until then the page names the district and nothing else: a forwarded link shows nothing to
 * whoever got it.
 */
export function CodePage({ token, district, wasOpen, onOpen }: Props) {
  const [asked, setAsked] = useState<{ readonly until: number; readonly nextAt: number }>()
  const [fault, setFault] = useState('')
  const ask = useMutation({
    mutationFn: () => callByLink(records.code, { params: { token } }),
    onSuccess: ({ worksFor, nextIn }) => {
      setFault('')
      setAsked({ until: Date.now() + worksFor * 1_000, nextAt: Date.now() + nextIn * 1_000 })
    },
    onError: (error) => setFault(faultWords(error)),
  })
  return (
    <div className={styles.page}>
      <LinkTop title={district} small="uses Corridor" />
      <main className={styles.main}>
        {asked ? (
          <EnterCode
            token={token}
            asked={asked}
            askFault={fault}
            isAsking={ask.isPending}
            onAsk={() => ask.mutate()}
            onOpen={onOpen}
          />
        ) : (
          <>
            <h1>Open your record</h1>
            <p className={styles.lead}>
              {wasOpen
                ? 'The page was closed after 30 minutes without use. A new code opens it again.'
                : 'It opens with a 6-digit code. We email the code to the address that this link was sent to.'}
            </p>
            {fault && (
              <p role="alert" className={styles.fault}>
                {fault}
              </p>
            )}
            <Button
              size="lg"
              fullWidth
              loading={ask.isPending}
              leftSection={<IconMailForward {...icon} />}
              onClick={() => ask.mutate()}
            >
              Email me a code
            </Button>
          </>
        )}
        <ul className={styles.facts}>
          <li>
            <IconUserOff {...icon} /> <span>No account and no password needed.</span>
          </li>
          <li>
            <IconCalendar {...icon} />{' '}
            <span>Your email says until when the link works. Ask the sender for a new one after that.</span>
          </li>
          <li>
            <IconShieldCheck {...icon} />{' '}
            <span>
              <strong>Not your address?</strong> The link was meant for someone else. Nothing has been shown;
              you can close this page.
            </span>
          </li>
        </ul>
      </main>
      <p className={styles.footer}>
        Have an account? <Link to="/login">Sign in</Link>
      </p>
    </div>
  )
}

interface EnterProps {
  readonly token: string
  readonly asked: { readonly until: number; readonly nextAt: number }
  readonly askFault: string
  readonly isAsking: boolean
  readonly onAsk: () => void
  readonly onOpen: () => void
}

function EnterCode({ token, asked, askFault, isAsking, onAsk, onOpen }: EnterProps) {
  const [code, setCode] = useState('')
  const now = useNow()
  const left = Math.max(0, Math.ceil((asked.until - now) / 1_000))
  const wait = Math.max(0, Math.ceil((asked.nextAt - now) / 1_000))
  const [fault, setFault] = useState('')
  const open = useMutation({
    mutationFn: (digits: string) => callByLink(records.open, { params: { token }, body: { code: digits } }),
    onSuccess: ({ session }) => {
      keepLink({ token, session })
      onOpen()
    },
    onError: (error) => {
      setFault(faultWords(error))
      setCode('')
    },
  })
  const isSpent = open.error instanceof Refusal && open.error.code === 'record-code-spent'
  const askAgain = () => {
    open.reset()
    setFault('')
    onAsk()
  }
  const change = (digits: string) => {
    setFault('')
    setCode(digits)
    if (digits.length === 6 && !open.isPending) open.mutate(digits)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (open.isPending) return
    if (code.length < 6) setFault('Enter the six digits of the code.')
    else open.mutate(code)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h1>Enter your 6-digit code</h1>
      <p className={styles.lead}>
        We emailed it to the address that this link was sent to. It opens one record, meant for that address.
      </p>
      <CodeField
        value={code}
        fault={fault || askFault}
        aside={isSpent ? 'Used up: ask for a new one' : lifeWords(left)}
        isBusy={open.isPending}
        onChange={change}
      />
      <Button size="lg" fullWidth loading={open.isPending} {...submits}>
        Open the record
      </Button>
      <div className={styles.again}>
        {wait > 0 ? (
          <p>
            <IconRefresh {...icon} size={18} /> No email yet? Send a new code in {clockWords(wait)}
          </p>
        ) : (
          <Button
            variant="subtle"
            loading={isAsking}
            leftSection={<IconRefresh {...icon} size={18} />}
            onClick={askAgain}
          >
            Send a new code
          </Button>
        )}
      </div>
    </form>
  )
}

/** How long a code works, which has so many seconds left. */
function lifeWords(seconds: number): string {
  return seconds > 0 ? `Works for ${clockWords(seconds)} more` : 'Too old: ask for a new one'
}

/** “9:48” */
function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  // The time of day, as long as the page is there.
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(ticking)
  }, [])
  return now
}

function faultWords(error: unknown): string {
  if (error instanceof Refusal) return error.message
  return error instanceof Error ? error.message : 'Something went wrong. Try again in a moment.'
}
