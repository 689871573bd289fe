import type { Some } from '../draft';
import { choose, falls } from './deterministic';

type People = readonly [country: string, first: Some<string>, last: Some<string>];

const US_NAMES = [
  'Megan',
  'Tyler',
  'Danielle',
  'Marcus',
  'Brooke',
  'Andre',
  'Kayla',
  'Jordan',
  'Priya',
  'Luis',
] as const;
const US_LAST = [
  'Harper',
  'Whitfield',
  'Coleman',
  'Nguyen',
  'Ortiz',
  'Sorensen',
  'Brandt',
  'Ellis',
] as const;

/** Two-letter countries with names heard there; the first ones, where most orders go, come up more often. */
const PEOPLE: Some<People> = [
  ['us', US_NAMES, US_LAST],
  [
    'us',
    ['Hannah', 'Caleb', 'Renee', 'Devon', 'Alyssa', 'Theo', 'Gloria', 'Sam'],
    ['Kim', 'Barnes', 'Delgado', 'Fischer', 'Watts'],
  ],
  [
    'us',
    ['Joanne', 'Rick', 'Tamika', 'Owen', 'Lauren', 'Pete'],
    ['McAllister', 'Reyes', 'Stone', 'Okafor', 'Lindgren'],
  ],
  [
    'gb',
    ['Imogen', 'Callum', 'Bethan', 'Rhys', 'Freya', 'Alistair'],
    ['Hughes', 'Pemberton', 'Shah', 'Doyle', 'Ashworth'],
  ],
  ['gb', ['Niamh', 'Ewan', 'Charlotte', 'Kit'], ['O’Rourke', 'Fraser', 'Langley', 'Begum']],
  [
    'de',
    ['Jürgen', 'Annika', 'Lukas', 'Käthe', 'Sören', 'Miriam'],
    ['Müller', 'Schäfer', 'Vogt', 'Krüger', 'Weiß'],
  ],
  [
    'ca',
    ['Émilie', 'Graham', 'Noor', 'Mathieu', 'Sasha'],
    ['Tremblay', 'MacLeod', 'Singh', 'Gagnon'],
  ],
  ['fr', ['Chloé', 'Benoît', 'Margaux', 'Thibault'], ['Lefèvre', 'Moreau', 'Girard', 'Roux']],
  ['au', ['Matilda', 'Lachlan', 'Bronte', 'Angus'], ['Whitlam', 'Nolan', 'Papadakis', 'Byrne']],
  ['nl', ['Femke', 'Joris', 'Sanne', 'Thijs'], ['de Vries', 'Bakker', 'van Dijk', 'Smit']],
  ['se', ['Astrid', 'Måns', 'Linnéa', 'Göran'], ['Lindström', 'Åberg', 'Nyström', 'Holm']],
  ['no', ['Ingrid', 'Håkon', 'Solveig'], ['Østby', 'Berg', 'Solberg']],
  ['dk', ['Freja', 'Søren', 'Mette'], ['Nygaard', 'Kjær', 'Lund']],
  ['fi', ['Aino', 'Väinö', 'Päivi'], ['Mäkinen', 'Lehtonen', 'Virtanen']],
  ['it', ['Giulia', 'Matteo', 'Chiara', 'Davide'], ['Ferrari', 'Colombo', 'De Luca', 'Marchetti']],
  ['es', ['Lucía', 'Íñigo', 'Núria', 'Álvaro'], ['García', 'Peña', 'Ibáñez', 'Soler']],
  ['pt', ['Inês', 'João', 'Beatriz'], ['Magalhães', 'Sousa', 'Conceição']],
  ['br', ['Thaís', 'Rodrigo', 'Camila'], ['Araújo', 'Nascimento', 'Lima']],
  ['mx', ['Ximena', 'Héctor', 'Daniela'], ['Hernández', 'Núñez', 'Salas']],
  ['at', ['Leni', 'Florian', 'Theresa'], ['Hölzl', 'Gruber', 'Steiner']],
  ['ch', ['Reto', 'Noémie', 'Urs'], ['Zürcher', 'Favre', 'Brunner']],
  ['be', ['Lotte', 'Maxime', 'Jef'], ['Peeters', 'Dubois', 'Claes']],
  ['ie', ['Aoife', 'Cillian', 'Saoirse'], ['Ó Briain', 'Kavanagh', 'Walsh']],
  ['pl', ['Zofia', 'Łukasz', 'Agnieszka'], ['Wójcik', 'Nowak', 'Król']],
  ['cz', ['Tereza', 'Ondřej', 'Šárka'], ['Dvořák', 'Novotná', 'Říha']],
  ['jp', ['Haruka', 'Kenji', 'Yui'], ['Tanaka', 'Mori', 'Ishikawa']],
  ['kr', ['Jisoo', 'Minjun', 'Hana'], ['Park', 'Choi', 'Lim']],
  ['nz', ['Aroha', 'Hamish', 'Pippa'], ['Ngata', 'Campbell', 'Hohepa']],
  ['in', ['Ananya', 'Rohan', 'Kavya'], ['Iyer', 'Mehta', 'Banerjee']],
  ['za', ['Thandi', 'Pieter', 'Lerato'], ['Nkosi', 'van der Merwe', 'Dlamini']],
  ['gr', ['Eleni', 'Nikos', 'Danai'], ['Papadopoulou', 'Georgiou', 'Kostas']],
  ['tr', ['Elif', 'Çağlar', 'Gülşen'], ['Yıldız', 'Öztürk', 'Şahin']],
];

/** Who wrote a review: some give a whole name, most an initial. */
export function reviewerOf(by: string): { name: string; country: string } {
  const [country, firstNames, lastNames] = choose(PEOPLE, `${by}/country`);
  const first = choose(firstNames, `${by}/first`);
  const last = choose(lastNames, `${by}/last`);
  if (falls(0.25, `${by}/short`)) return { name: first, country };
  return {
    name: falls(0.5, `${by}/full`) ? `${first} ${last}` : `${first} ${last.charAt(0)}.`,
    country,
  };
}
