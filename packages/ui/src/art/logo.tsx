type LogoMarkProps = { size: number }

// The favicon is the same drawing in a file of its own: logo.svg. Change both.
export function LogoMark({ size }: LogoMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7.2" fill="#17687a" />
      <path d="M10.9 27V5h10.5a1.2 1.2 0 0 1 1.2 1.2V27z" fill="#f4b73f" />
      <path d="M9.4 27V6.2A1.2 1.2 0 0 1 10.6 5h.3l6.6 3.1V27z" fill="#0b3843" />
      <circle cx="14.8" cy="17.5" r="1.25" fill="#f4b73f" />
      <path d="M5 27h22" stroke="#f4b73f" strokeWidth="1.7" strokeLinecap="round" />
    </svg>
  )
}
