import type { Some } from '../kit/draft';
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

/** Countries (ISO 3166, two letters) with names heard there; the first ones, where most orders go, come up more often. */
const PEOPLE: Some<People> = [
  ['US', US_NAMES, US_LAST],
  [
    'US',
    ['Hannah', 'Caleb', 'Renee', 'Devon', 'Alyssa', 'Theo', 'Gloria', 'Sam'],
    ['Kim', 'Barnes', 'Delgado', 'Fischer', 'Watts'],
  ],
  [
    'US',
    ['Joanne', 'Rick', 'Tamika', 'Owen', 'Lauren', 'Pete'],
    ['McAllister', 'Reyes', 'Stone', 'Okafor', 'Lindgren'],
  ],
  [
    'GB',
    ['Imogen', 'Callum', 'Bethan', 'Rhys', 'Freya', 'Alistair'],
    ['Hughes', 'Pemberton', 'Shah', 'Doyle', 'Ashworth'],
  ],
  ['GB', ['Niamh', 'Ewan', 'Charlotte', 'Kit'], ['O’Rourke', 'Fraser', 'Langley', 'Begum']],
  [
    'DE',
    ['Jürgen', 'Annika', 'Lukas', 'Käthe', 'Sören', 'Miriam'],
    ['Müller', 'Schäfer', 'Vogt', 'Krüger', 'Weiß'],
  ],
  [
    'CA',
    ['Émilie', 'Graham', 'Noor', 'Mathieu', 'Sasha'],
    ['Tremblay', 'MacLeod', 'Singh', 'Gagnon'],
  ],
  ['FR', ['Chloé', 'Benoît', 'Margaux', 'Thibault'], ['Lefèvre', 'Moreau', 'Girard', 'Roux']],
  ['AU', ['Matilda', 'Lachlan', 'Bronte', 'Angus'], ['Whitlam', 'Nolan', 'Papadakis', 'Byrne']],
  ['NL', ['Femke', 'Joris', 'Sanne', 'Thijs'], ['de Vries', 'Bakker', 'van Dijk', 'Smit']],
  ['SE', ['Astrid', 'Måns', 'Linnéa', 'Göran'], ['Lindström', 'Åberg', 'Nyström', 'Holm']],
  ['NO', ['Ingrid', 'Håkon', 'Solveig'], ['Østby', 'Berg', 'Solberg']],
  ['DK', ['Freja', 'Søren', 'Mette'], ['Nygaard', 'Kjær', 'Lund']],
  ['FI', ['Aino', 'Väinö', 'Päivi'], ['Mäkinen', 'Lehtonen', 'Virtanen']],
  ['IT', ['Giulia', 'Matteo', 'Chiara', 'Davide'], ['Ferrari', 'Colombo', 'De Luca', 'Marchetti']],
  ['ES', ['Lucía', 'Íñigo', 'Núria', 'Álvaro'], ['García', 'Peña', 'Ibáñez', 'Soler']],
  ['PT', ['Inês', 'João', 'Beatriz'], ['Magalhães', 'Sousa', 'Conceição']],
  ['BR', ['Thaís', 'Rodrigo', 'Camila'], ['Araújo', 'Nascimento', 'Lima']],
  ['MX', ['Ximena', 'Héctor', 'Daniela'], ['Hernández', 'Núñez', 'Salas']],
  ['AT', ['Leni', 'Florian', 'Theresa'], ['Hölzl', 'Gruber', 'Steiner']],
  ['CH', ['Reto', 'Noémie', 'Urs'], ['Zürcher', 'Favre', 'Brunner']],
  ['BE', ['Lotte', 'Maxime', 'Jef'], ['Peeters', 'Dubois', 'Claes']],
  ['IE', ['Aoife', 'Cillian', 'Saoirse'], ['Ó Briain', 'Kavanagh', 'Walsh']],
  ['PL', ['Zofia', 'Łukasz', 'Agnieszka'], ['Wójcik', 'Nowak', 'Król']],
  ['CZ', ['Tereza', 'Ondřej', 'Šárka'], ['Dvořák', 'Novotná', 'Říha']],
  ['JP', ['Haruka', 'Kenji', 'Yui'], ['Tanaka', 'Mori', 'Ishikawa']],
  ['KR', ['Jisoo', 'Minjun', 'Hana'], ['Park', 'Choi', 'Lim']],
  ['NZ', ['Aroha', 'Hamish', 'Pippa'], ['Ngata', 'Campbell', 'Hohepa']],
  ['IN', ['Ananya', 'Rohan', 'Kavya'], ['Iyer', 'Mehta', 'Banerjee']],
  ['ZA', ['Thandi', 'Pieter', 'Lerato'], ['Nkosi', 'van der Merwe', 'Dlamini']],
  ['GR', ['Eleni', 'Nikos', 'Danai'], ['Papadopoulou', 'Georgiou', 'Kostas']],
  ['TR', ['Elif', 'Çağlar', 'Gülşen'], ['Yıldız', 'Öztürk', 'Şahin']],
];

/** Returns the writer of a review, of one country where it must be: some give a whole name, most an initial. */
export function reviewerOf(by: string, home?: string): { name: string; country: string } {
  const compatriots = PEOPLE.find(([country]) => country === home);
  const [country, firstNames, lastNames] = compatriots ?? choose(PEOPLE, `${by}/country`);
  const first = choose(firstNames, `${by}/first`);
  const last = choose(lastNames, `${by}/last`);
  if (falls(0.25, `${by}/short`)) return { name: first, country };
  const initial = `${last.replace(/^[a-z ]+/, '').charAt(0)}.`;
  return { name: `${first} ${falls(0.5, `${by}/full`) ? last : initial}`, country };
}
