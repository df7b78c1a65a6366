/** A classroom door with a note on it; light under it says that somebody is there. */
export function ClosedDoor() {
  return (
    <svg viewBox="0 0 192 280" aria-hidden="true">
      <rect x="18" width="156" height="278" rx="8" fill="light-dark(#0c323c, #0a2a33)" />
      <rect x="30" y="12" width="132" height="265" rx="3" fill="#1b6678" />
      <rect x="99" y="38" width="40" height="78" rx="3" fill="#9fc9d5" />
      <Note />
      <circle cx="141.5" cy="156" r="6" fill="#f4b73f" />
      <rect x="44" y="269" width="104" height="6" fill="#f4b73f" />
      <path d="M2 278h188" stroke="light-dark(#14262c, #6d868d)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

function Note() {
  return (
    <g transform="translate(48 46)">
      <rect width="36" height="50" rx="3" fill="#fdf0d2" />
      <path d="M6 12h24M6 20.5h24M6 29.5h15" stroke="#734800" strokeWidth="2.2" />
    </g>
  )
}
