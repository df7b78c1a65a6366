import { Card } from '@corridor/ui/card'
import { ActionIcon, Button, SegmentedControl, Switch, Textarea, TextInput } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import shared from './billing.module.css'
import { BillingFile } from './billing-file.tsx'
import type { BillingView } from './billing-view.ts'
import styles from './pay-card.module.css'
import { TaxExemption } from './tax-exemption.tsx'
import type { Payment } from './use-payment.ts'

interface Props {
  readonly view: BillingView
  readonly payment: Payment
  /** Whether there is something to order; the billing address can be changed at any time. */
  readonly isOrdering: boolean
}

/** How to pay, by invoice or by card, and where the bills go. */
export function PayCard({ view, payment, isOrdering }: Props) {
  const { account, card, today } = view
  const { typed, type, faults } = payment
  return (
    <Card
      title={isOrdering ? '2. How you pay' : 'Where bills go'}
      aside={
        isOrdering &&
        card.isReady && (
          <SegmentedControl
            aria-label="How you pay"
            data={[
              { value: 'invoice', label: 'Invoice or PO' },
              { value: 'card', label: 'Card' },
            ]}
            value={typed.payBy}
            onChange={(value) => type({ payBy: value === 'card' ? 'card' : 'invoice' })}
          />
        )
      }
    >
      <div className={styles.fields}>
        {isOrdering && typed.payBy === 'invoice' && (
          <>
            <TextInput
              label="Purchase order number"
              description="If you have one"
              maxLength={60}
              value={typed.purchaseOrder}
              error={faults.purchaseOrder}
              onChange={({ currentTarget }) => type({ purchaseOrder: currentTarget.value })}
            />
            <div className={styles.file}>
              <span className={styles.label}>Purchase order file</span>
              {typed.file ? (
                <p className={styles.kept}>
                  <IconPaperclip size={18} stroke={1.8} aria-hidden />
                  <span>{typed.file.name}</span>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={`Remove ${typed.file.name}`}
                    onClick={() => type({ file: null })}
                  >
                    <IconX size={18} stroke={1.8} />
                  </ActionIcon>
                </p>
              ) : (
                <BillingFile
                  words="Choose a PDF or a photo"
                  what={{ purpose: 'purchase-order' }}
                  onSent={(file) => type({ file })}
                />
              )}
            </div>
          </>
        )}
        <TextInput
          label="Accounts payable email"
          description="Quotes, invoices and receipts go here, and to your billing contacts"
          type="email"
          maxLength={254}
          value={typed.payablesEmail}
          error={faults.payablesEmail}
          onChange={({ currentTarget }) => type({ payablesEmail: currentTarget.value })}
        />
        <Textarea
          label="Bill to"
          size="md"
          description="Name and address as they stand on the invoice"
          rows={3}
          maxLength={400}
          value={typed.billTo}
          error={faults.billTo}
          onChange={({ currentTarget }) => type({ billTo: currentTarget.value })}
        />
      </div>
      {isOrdering && typed.payBy === 'card' && (
        <Switch
          className={styles.renews ?? ''}
          label="Charge this card again for the next term"
          description="You hear of it 60, 30 and 7 days ahead, and can turn it off until then."
          checked={typed.renewsByCard}
          onChange={({ currentTarget }) => type({ renewsByCard: currentTarget.checked })}
        />
      )}
      {isOrdering && !card.isReady && (
        <p className={shared.how}>Payment by card is not set up here. Invoices and purchase orders are.</p>
      )}
      {payment.hasChangedAccount && (
        <Button
          variant="default"
          className={styles.save ?? ''}
          loading={payment.step === 'account'}
          onClick={payment.save}
        >
          {isOrdering ? 'Save without an order' : 'Save'}
        </Button>
      )}
      <TaxExemption exempt={account.taxExempt} today={today} />
    </Card>
  )
}
