export const harborPointElementary = `
  Molly Gustafson      | K   | All subjects | Room 1
  Ramona Ibarra        | 1   | All subjects | Room 2
  Thanh Doan           | 2   | All subjects | Room 3
  Corinne Ashby        | 3   | All subjects | Room 4
  Isabel Teixeira      | 4   | All subjects | Room 5
  Nathan Kealoha       | 5   | All subjects | Room 6
  Gerald Swann         | K–5 | PE           | Gym
  Mei-ling Hsu         | K–5 | Music        | Room 8
  Renata Machado       | K–5 | Resource     | Room 9
`

export const breakwaterMiddle = `
  Cameron Doyle        | 6   | ELA            | Room 101
  Vanessa Toledo       | 6   | Math           | Room 102
  Arjun Nambiar        | 6   | Science        | Room 103
  Leona Fitch          | 7   | ELA            | Room 201
  Eduardo Bettencourt  | 7   | Math           | Room 202
  Sandra Ulvestad      | 7   | Science        | Room 203
  Kwame Boadi          | 8   | ELA            | Room 204
  Jillian Perrault     | 8   | Algebra I      | Room 205
  Marco Santangelo     | 8   | US History     | Room 206
  Talia Abramson       | 6–8 | Art            | Room 110
  Denise Lockhart      | 6–8 | ELD            | Room 112
  Finn Rasmussen       | 6–8 | PE             | Gym
`
