export const millCreekSchool = `
  Opal Henriksen       | K   | All subjects   | Room 1
  Lucas Barrientos     | 1   | All subjects   | Room 2
  Jodie Macintosh      | 2   | All subjects   | Room 3
  Adaeze Umeh          | 3   | All subjects   | Room 4
  Clifford Rasch       | 4   | All subjects   | Room 5
  Marta Wisniewski     | 5   | All subjects   | Room 6
  Shawna Littlejohn    | 6–8 | ELA            | Room 7
  Gilbert Aragon       | 6–8 | Math           | Room 8
  Nhi Truong           | 6–8 | Science        | Room 9
  Bernadette Coyle     | 6–8 | Social Studies | Room 10
  Jamal Fenwick        | K–8 | PE             | Gym
  Astrid Lofgren       | K–8 | Resource       | Room 11
`
