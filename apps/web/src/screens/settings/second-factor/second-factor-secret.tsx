import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { encode } from 'uqr'
import { call, contract } from '../../../api/client.ts'
import { useSubmit } from '../../../forms/use-submit.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import styles from './second-factor.module.css'
import { secondFactorChanged } from './second-factor-changed.ts'

/** What an authenticator app is set up with: typed, or as a picture. */
export interface Secret {
  readonly secret: string
  readonly uri: string
}

interface Props extends Secret {
  readonly onCodes: (codes: readonly string[]) => void
  readonly onCancel: () => void
}

export function SecretStep({ secret, uri, onCodes, onCancel }: Props) {
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (it) => (it.trim() ? null : 'Enter the code.') },
  })
  const confirm = async (body: { code: string }) => {
    const { recoveryCodes } = await call(contract.secondFactor.confirm, { body })
    onCodes(recoveryCodes)
    toast('The second step is on', 'Your other devices are signed out.')
    await secondFactorChanged()
  }
  const submit = useSubmit(form, confirm, {
    message: 'The second step was not turned on. Please try again later.',
    at: { 'wrong-code': 'code', 'too-many-attempts': 'code' },
  })
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <ol className={styles.steps}>
        <li>
          Open an authenticator app on your phone. If you have none, your app store has several for free.
        </li>
        <li>
          Scan this picture with it, or type the key.
          <div className={styles.secret}>
            <QrCode uri={uri} />
            <p>
              Key <code className={styles.key}>{secret}</code>
            </p>
          </div>
        </li>
        <li>Type the six digits that it shows.</li>
      </ol>
      <TextInput
        label="First code"
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        {...form.getInputProps('code')}
      />
      <div className={styles.actions}>
        <Button type="submit" loading={form.submitting}>
          Turn on
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** A QR code, dark on white with a margin, as cameras want it, whatever the page’s colors are. */
function QrCode({ uri }: { readonly uri: string }) {
  const { data, size } = encode(uri, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="A QR code for your authenticator app. The key beside it says the same."
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
