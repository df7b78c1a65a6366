import { encode } from 'uqr'
import styles from './second-factor.module.css'

/** Cameras want dark on white, with a margin, whatever the page's colors are. */
export function QrCode({ uri }: { readonly uri: string }) {
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
