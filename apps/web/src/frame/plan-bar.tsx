import { IconReceipt } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { isGranted } from '../api/session.ts'
import { othersWords, payerWords } from '../billing/notice-words.ts'
import styles from './plan-bar.module.css'
import { useUser } from './use-user.ts'

const BILLING = '/settings/billing'

/** Over every page: what people should know about their district's plan, and for who can do something about it where. */
export function PlanBar() {
  const { district, roles } = useUser()
  const { pathname } = useLocation()
  const notice = district.plan_notice
  // There the plan has a card of its own.
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
