export const lanternHill = `
  Aisha Karim          | 6   | ELA             | Room 101
  Brett Sandoval       | 6   | Math            | Room 103
  Carmela Villalpando  | 6   | Science         | Room 105
  Dominic Fiore        | 6   | Social Studies  | Room 107
  Elise Thibodeaux     | 6   | ELA             | Room 102
  Farid Mansour        | 6   | Math            | Room 104
  Rosalind Keene       | 7   | ELA             | Room 201
  Hector Barraza       | 7   | Math            | Room 203
  Ingrid Solheim       | 7   | Science         | Room 205
  Jalen Whitaker       | 7   | World Geography | Room 207
  Kimiko Arata         | 7   | ELA             | Room 202
  Lamar Prudhomme      | 7   | Math            | Room 204
  Maribel Escobedo     | 8   | ELA             | Room 211
  Nolan Benally        | 8   | Math            | Room 213
  Heather Macklin      | 8   | Science         | Room 215
  Pavel Hruska         | 8   | US History      | Room 217
  Curtis Lattimore     | 8   | Algebra I       | Room 214
  Shreya Kulkarni      | 6–8 | Technology      | Room 120
  Terrence Oyelaran    | 6–8 | PE              | Gym
  Ursula Weidner       | 6–8 | Art             | Room 122
  Vicente Arellano     | 6–8 | Spanish         | Room 124
  Melinda Tso          | 6–8 | Choir           | Room 126
  Xiomara Pineda       | 6–8 | ELD             | Room 128   | new
  Yosef Tadesse        | 6–8 | Resource        | Room 110
  Bridget Halloran     | 6–8 | Reading         | Room 112   | new
  Lowell Pritchard     | 8   | Science         | Room 216   | left
`
