import { IconReceipt } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { isGranted } from '../../api/session.ts'
import { othersWords, payerWords } from '../../billing/notice-words.ts'
import { useUser } from '../use-user.ts'
import styles from './plan-bar.module.css'

const BILLING = '/settings/billing'

/** The bar over every page with news of the district’s plan, and a link for people who can do something about it. */
export function PlanBar() {
  const { district, roles } = useUser()
  const { pathname } = useLocation()
  const notice = district.plan_notice
  // The billing page has a card of its own for the plan.
  if (!notice || pathname === BILLING) return null
  const isPayer = isGranted(roles, 'billing.manage')
  const { title, text } = isPayer ? payerWords(notice) : othersWords(notice)
  return (
    <section className={styles.bar} aria-label="Your district’s plan">
      <IconReceipt size={22} stroke={1.8} aria-hidden />
      <p>
        <strong>{title}</strong> <span>{text}</span>
      </p>
      {isPayer && <Link to={BILLING}>Open billing</Link>}
    </section>
  )
}
