/**
 * The educators of Copper Ridge. After name, grades, subject and room come the ten weeks of this school year, with one
 * visit a word: its day (M, T, W, R for Thursday, F), its observer (m Marisol, b Ben, p Priya) and its tool's id. A dot
 * is a week without a visit; blank weeks at the front are before the educator joined.
 */
export const copperRidge = `
  Caleb Munro        | 6   | ELA             | Room 112 |      |      |      |      |      |      |         | .    | | .
  Victor Szymanski   | 8   | Algebra I       | Room 221 | .    | Wb11 | .    | .    | .    | .    | .       | .    | | .
  Ruth Feldman       | 6–8 | Spanish         | Room 130 | .    | .    | Fm9  | .    | .    | .    | .       | .    | | .
  Dylan Prewitt      | 6–8 | PE              | Gym      | Tm11 | .    | .    | .    | Tb2  | .    | .       | .    | | .
  Robert Yazzie      | 7   | World Geography | Room 215 | .    | Wp11 | .    | .    | Rm11 | .    | .       | .    | | .
  Tess Gallagher     | 8   | ELA             | Room 226 | .    | Mm4  | .    | Wm11 | .    | Tm6  | .       | .    | | .
  Sofia Marchetti    | 6–8 | Art             | Room 140 | .    | .    | Mm11 | .    | .    | Wm6  | .       | .    | | .
  Winston Clarke     | 6–8 | Technology      | Room 136 | .    | .    | Fb6  | .    | .    | Fb11 | .       | .    | | .
  Grace Adeyemi      | 6   | Science         | Room 118 | Tm2  | .    | .    | Rb5  | .    | .    | Tp11    | .    | | .
  Kenji Watanabe     | 6–8 | Band            | Room 144 | .    | Wb2  | .    | .    | .    | .    | Wm11    | .    | | .
  Darnell Hughes     | 7   | Health          | Room 132 | .    | .    | Wm11 | .    | .    | .    | Fb5     | .    | | .
  Ivy Chen           | 7   | Science         | Room 209 | Rp8  | .    | Tm2  | .    | .    | Mb4  | .       | Mb11 | | .
  Jerome Castellanos | 8   | US History      | Room 228 | Mp4  | .    | .    | Rm11 | .    | Mm5  | .       | Tp2  | | .
  Amara Diallo       | 6   | Social Studies  | Room 116 | .    | Tm4  | .    | Tb11 | .    | .    | Mm8     | Wm1  | | .
  Samuel Ortega      | 8   | Science         | Room 219 | .    | Wm1  | Rb11 | .    | .    | .    | Mp4     | Wb6  | | .
  Nadia Rahimi       | 6–8 | ELD             | Room 126 | .    | Rm5  | .    | Wb1  | .    | Rm2  | .       | Rm11 | | .
  Colleen Brannigan  | 6–8 | Resource        | Room 124 | Rm1  | .    | .    | Wm5  | .    | .    | Wm2     | Fb11 | | .
  Hannah Lindqvist   | 7   | ELA             | Room 207 | Fb11 | .    | Rp9  | .    | Tb11 | .    | Tb8     | Fb3  | | .
  Alina Petrova      | 6   | ELA             | Room 110 | .    | Rm11 | Wp2  | .    | .    | Mb4  | Tp6     | .    | | Mb1
  Marcus Bell        | 7   | Science         | Room 211 | Rb1  | .    | Tm11 | .    | Tm5  | Mp4  | .       | Tb11 | | Mp9
  Leilani Kahale     | 7   | Math            | Room 213 | Tb5  | Tp9  | .    | Wb2  | .    | Tm4  | .       | Wm1  | | Tm11
  Thuy Nguyen        | 6   | Math            | Room 114 | Mb11 | Tp2  | Wb9  | .    | Rp4  | .    | Wb3     | Wm5  | | Tm6
  Paulina Reyes      | 6–8 | Reading         | Room 128 | .    | Wb11 | Rb4  | Wp1  | .    | Rp9  | Rm2     | Rm6  | | Wm5
  Omar Haddad        | 8   | Math            | Room 224 | Wm2  | Wm4  | .    | Rb2  | .    | Tp6  | Tm4 Fm2 | Rm5  | | Tb2 Wm4
`

/** Educators who taught at Copper Ridge only in the year before. */
export const copperRidgeBefore = `
  Joanna Whitlock    | 6   | ELA             | Room 112 | left
`
