import { useComputedColorScheme } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './phone-frame.module.css'

interface Props {
  readonly title: string
  /** Whether the phone stands beside something else, instead of at its own size. */
  readonly isSmall?: boolean
  readonly children: ReactNode
}

/** A page within the page, as wide as a phone: what is in it lays itself out as it would there. */
export function PhoneFrame({ title, isSmall = false, children }: Props) {
  const scheme = useComputedColorScheme()
  const [body, setBody] = useState<HTMLElement>()
  const open = (frame: HTMLIFrameElement | null) => {
    const inner = frame?.contentDocument
    if (!inner || inner.body === body) return
    dressLike(inner, document)
    setBody(inner.body)
  }
  return (
    <div className={styles.place} data-small={isSmall || undefined}>
      <iframe
        // Another color scheme makes another page.
        key={scheme}
        title={title}
        className={styles.phone}
        ref={open}
        onLoad={(event) => open(event.currentTarget)}
      />
      {body && createPortal(children, body)}
    </div>
  )
}

/** Gives the inner page the styles and the color scheme of the page around it. */
function dressLike(inner: Document, outer: Document) {
  for (const { name, value } of outer.documentElement.attributes)
    inner.documentElement.setAttribute(name, value)
  const dressing = outer.querySelectorAll('style, link[rel="stylesheet"]')
  inner.head.replaceChildren(...[...dressing].map((it) => inner.importNode(it, true)))
  // An element that scrolls itself into view in here would scroll the page around it, too.
  const { Element } = inner.defaultView ?? globalThis
  if (Element !== globalThis.Element) Element.prototype.scrollIntoView = () => {}
}
