const SHORTEST_PASSWORD = 12
const LONGEST_PASSWORD = 128

/** What is wrong with a new password, in words; digits or signs are not asked for. */
export function passwordFault(password: string): string | undefined {
  const length = [...password].length
  if (length < SHORTEST_PASSWORD)
    return `Use at least ${SHORTEST_PASSWORD} characters. A few words together are fine.`
  if (length > LONGEST_PASSWORD) return `Use at most ${LONGEST_PASSWORD} characters.`
  if (isCommon(password)) return 'Many people use this password, so it is guessed first. Choose another.'
  return undefined
}

// Common passwords that are long enough for the rule above.
const common = new Set(
  `123456789012 1234567890123 12345678901234 123456789101112 1q2w3e4r5t6y 1qaz2wsx3edc administrator changemechangeme
  correcthorsebatterystaple footballfootball iloveyouiloveyou letmeinletmein passwordpassword password1234 password12345
  password123456 passw0rdpassw0rd princessprincess q1w2e3r4t5y6 qazwsxedcrfv qwerty123456 qwertyqwerty qwertyuiop123
  qwertyuiopasdf sunshinesunshine superman1234 teacherteacher trustno1trustno1 welcome12345 welcomewelcome`.split(
    /\s+/,
  ),
)

function isCommon(password: string): boolean {
  const folded = password.toLowerCase().replace(/[\s._-]/g, '')
  return common.has(folded) || new Set(folded).size < 4 || isRun(folded)
}

/** “abcdefghijkl”, “987654321098” */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0))
  const steps = new Set(codes.slice(1).map((code, index) => (code - (codes[index] ?? 0) + 10) % 10))
  return steps.size === 1
}
