/** The caution under every report, on the screen and on paper. */
export const reportCaution =
  'Visits are not a random sample of lessons, and being observed changes a lesson. Percentages appear only when n is 5 or more. Groups are compared only with at least 10 visits and 5 educators each. Corridor never ranks educators, observers or schools, and makes no overall score.'
