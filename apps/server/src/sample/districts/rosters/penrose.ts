export const penrose = `
  Lucia Manzanares     | K   | All subjects | Room 1
  Kathleen Ostrander   | K   | All subjects | Room 2
  Isaiah Gentry        | 1   | All subjects | Room 3
  Maya Rosenthal       | 1   | All subjects | Room 4
  Delia Cordero        | 2   | All subjects | Room 5
  Tuan Vo              | 2   | All subjects | Room 6
  Shannon Kettering    | 3   | All subjects | Room 7
  Emmanuel Asante      | 3   | All subjects | Room 8
  Yvette Silversmith   | 4   | All subjects | Room 9
  Craig Lindahl        | 4   | All subjects | Room 10
  Noemi Arriaga        | 5   | All subjects | Room 11
  Russell Ames         | 5   | All subjects | Room 12   | new
  Joy Castañeda        | K–5 | Music        | Room 14
  Darius Holloway      | K–5 | PE           | Gym
  Ellen Farnsworth     | K–5 | Resource     | Room 15
`
