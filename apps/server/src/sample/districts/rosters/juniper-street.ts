export const juniperStreet = `
  Abigail Thornton     | K   | All subjects | Room 1
  Marisela Duran       | K   | All subjects | Room 2
  Keisha Broussard     | K   | All subjects | Room 3
  Linh Pham            | 1   | All subjects | Room 4
  Patricia Nez         | 1   | All subjects | Room 5
  Joel Sundstrom       | 1   | All subjects | Room 6
  Veronica Apodaca     | 2   | All subjects | Room 7
  Claire Whitmore      | 2   | All subjects | Room 8
  Fatuma Hassan        | 2   | All subjects | Room 9
  Diego Saavedra       | 3   | All subjects | Room 10
  Erin Mulcahy         | 3   | All subjects | Room 11
  Latoya Grimes        | 3   | All subjects | Room 12
  Nikhil Deshmukh      | 4   | All subjects | Room 14
  Susanna Kroll        | 4   | All subjects | Room 15
  Ana Lucero           | 4   | All subjects | Room 16
  Philip Okonkwo       | 5   | All subjects | Room 17
  Meredith Stang       | 5   | All subjects | Room 18
  Tawny Redhouse       | 5   | All subjects | Room 19   | new
  Oscar Villanueva     | K–5 | PE           | Gym
  Giselle Laurent      | K–5 | Music        | Room 21
  Naomi Hirsch         | K–5 | Art          | Room 22
  Blanca Quezada       | K–5 | ELD          | Room 23
  Evan Rutherford      | K–5 | Resource     | Room 24
  Doris Haugland       | K–5 | Reading      | Library
  Janice Overby        | 5   | All subjects | Room 20   | left
`
