export const stonebridge = `
  Adriana Fuentes      | 9     | English 9          | Room 101
  Wesley Cordova       | 9     | English 9          | Room 103
  Siobhan Delaney      | 10    | English 10         | Room 105
  Malik Baptiste       | 10    | English 10         | Room 107
  Charlotte Ekberg     | 11    | American Lit       | Room 109
  Deepa Venkataraman   | 12    | AP English Lit     | Room 111
  Trevor Hollis        | 9     | Algebra I          | Room 121
  Guadalupe Ontiveros  | 9     | Algebra I          | Room 123
  Stefan Kovacs        | 10    | Geometry           | Room 125
  Renee Chavez         | 10    | Geometry           | Room 127
  Anthony Manuelito    | 11    | Algebra II         | Room 129
  Ji-woo Bae           | 11–12 | Precalculus        | Room 131
  Francesca Bellini    | 12    | AP Calculus        | Room 133
  Andre Toussaint      | 9     | Physical Science   | Room 201
  Katya Zelenko        | 9     | Physical Science   | Room 203
  Ramon Trujillo       | 10    | Biology            | Room 205
  Emeka Nwosu          | 10    | Biology            | Room 207
  Lydia Hargrove       | 11    | Chemistry          | Room 209
  Tomas Archuleta      | 11–12 | Physics            | Room 211
  Signe Aaberg         | 11–12 | Environmental Sci  | Room 213
  Yuki Tanabe          | 9     | World History      | Room 221
  Clarence Pettway     | 9     | World History      | Room 223
  Monique Gauthier     | 10    | Geography          | Room 225
  Isaac Feinberg       | 11    | US History         | Room 227
  Rosa Maldonado       | 12    | Government         | Room 229
  Hamid Rostami        | 12    | Economics          | Room 231
  Beatriz Carrasco     | 9–12  | Spanish            | Room 141
  Luc Moreau-Hill      | 9–12  | French             | Room 143
  Janelle Stovall      | 9–12  | Choir              | Room 151
  Peter Vandermeer     | 9–12  | Band               | Room 153
  Sunita Thapa         | 9–12  | Art                | Room 155
  Gregory Lujan        | 9–12  | PE                 | Gym
  Tiffany Etsitty      | 9–12  | PE                 | Gym
  Roland Beckstead     | 9–12  | Auto Shop          | Shop
  Cheng-han Liao       | 10–12 | Computer Science   | Room 161
  Alicia Verduzco      | 9–12  | ELD                | Room 163
  Mohamed Warsame      | 9–12  | Resource           | Room 165
  Paige Donnelly       | 9–12  | Resource           | Room 167
  Quentin Mayfield     | 9–12  | Agriculture        | Greenhouse | new
  Gwen Abernathy       | 9     | English 9          | Room 104   | from Lantern Hill Middle School
  Howard Nystrom       | 11    | Chemistry          | Room 210   | left
  Delphine Roussel     | 9–12  | French             | Room 145   | left
`
