export const marlowCreek = `
  Camille Arsenault    | K   | All subjects | Room 1
  Teresa Yellowhorse   | K   | All subjects | Room 2
  Dana-Lynn Potter     | K   | All subjects | Room 3
  Reuben Gallardo      | 1   | All subjects | Room 4
  Hye-jin Seo          | 1   | All subjects | Room 5
  Margaret Tolliver    | 2   | All subjects | Room 6
  Esperanza Ybarra     | 2   | All subjects | Room 7
  Bryce Nakagawa       | 2   | All subjects | Room 8    | new
  Simone Charbonneau   | 3   | All subjects | Room 9
  Adebayo Ojo          | 3   | All subjects | Room 10
  Rachel Steiner       | 4   | All subjects | Room 11
  Ignacio Lovato       | 4   | All subjects | Room 12
  Priscilla Whyte      | 4   | All subjects | Room 13
  Cody Jorgensen       | 5   | All subjects | Room 14
  Sabrina Mirza        | 5   | All subjects | Room 15
  Wade Sorrells        | K–5 | PE           | Gym
  Annalise Brandvold   | K–5 | Music        | Room 17
  Jorge Zamarripa      | K–5 | ELD          | Room 18
  Felicia Dockery      | K–5 | Resource     | Room 19
  Nina Borodin         | K–5 | Reading      | Library
`
