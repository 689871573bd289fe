import { plainWords } from './search-words';

/** Wordings that mean the same thing, each as its plain words. */
type SynonymGroup = readonly (readonly string[])[];

/** Synonyms of clothes, one group a line. */
const CLOTHING = `
hoodie = hoody = hooded sweatshirt = hooded top
sweatshirt = sweat shirt = crewneck = crew neck = hoodie
sweater = jumper = pullover = knitwear
sweater = cardigan
tee = t shirt = tshirt
v neck = vneck
roll neck = turtleneck = polo neck
high top = hightop
wool = woolen = woollen
jacket = coat = outerwear
puffer = down jacket = quilted
raincoat = rain jacket = waterproof
windbreaker = anorak = shell
pants = trousers = slacks = bottoms
joggers = sweatpants = track pants = tracksuit bottoms
jeans = denim pants
shorts = short pants
swim shorts = swim trunks = board shorts
pajamas = pyjamas = pjs = sleepwear = nightwear
robe = bathrobe = dressing gown
sneakers = trainers = kicks = tennis shoes = running shoes
shoes = footwear
slides = sandals = flip flops = slippers
hat = cap = headwear = baseball cap
beanie = woolly hat = knit cap = winter hat
scarf = scarves = muffler
socks = hosiery
bag = tote = shopper
tumbler = travel cup = travel mug
mug = cup
bottle = flask
jersey = team shirt = kit
pillow = cushion
blanket = throw
gift = present
set = bundle = combo
vest = gilet = bodywarmer
grey = gray
colour = color
women = womens = ladies = woman
men = mens = man = gents
kids = children = childrens
`;

/** Reads lines such as `hoody = hoodie`; a line without two wordings says nothing. */
export const readSynonyms = (lines: readonly string[]): SynonymGroup[] =>
  lines
    .map((line) =>
      line
        .split('=')
        .map(plainWords)
        .filter((words) => words.length > 0),
    )
    .filter((group) => group.length > 1);

export const USUAL_SYNONYMS: readonly SynonymGroup[] = readSynonyms(CLOTHING.split('\n'));

/** Synonyms, ready to be asked for. */
export interface Thesaurus {
  /** The other wordings of every group that has the words. */
  otherWordings(words: readonly string[]): readonly (readonly string[])[];
  /** Every word of them, each once. */
  words: readonly string[];
}

export function createThesaurus(groups: readonly SynonymGroup[]): Thesaurus {
  const others = new Map<string, (readonly string[])[]>();
  for (const group of groups) {
    for (const key of new Set(group.map(keyOf))) {
      const list = others.get(key) ?? [];
      list.push(...group.filter((wording) => keyOf(wording) !== key));
      others.set(key, list);
    }
  }
  return {
    otherWordings: (words) => others.get(keyOf(words)) ?? [],
    words: [...new Set(groups.flat(2))],
  };
}

/** Plurals are told apart by the stem later; here a final s must not hide a synonym. */
const keyOf = (words: readonly string[]): string => words.map(singular).join(' ');

/** A word without the s of a plural: enough to tell "coats", which are coats, from "coated", which is not. */
export const singular = (word: string): string =>
  word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
