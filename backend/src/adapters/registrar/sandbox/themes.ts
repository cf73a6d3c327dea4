/** Words of a subject and TLDs that suit it, closest first. */
const THEMES: readonly (readonly [words: string, tlds: string])[] = [
  [
    'coffee cafe tea bakery bread kitchen food cook chef grill pizza restaurant bistro wine beer brew taste',
    'cafe coffee restaurant recipes',
  ],
  ['photo camera film video picture image lens', 'photography photos gallery film media'],
  ['music band song sound audio radio choir guitar', 'music band live media'],
  ['art paint draw design craft pottery print ink sketch colour color', 'design art gallery ink graphics'],
  [
    'shop store market trade goods gift sale boutique fashion clothes wear dress',
    'store market boutique gifts clothing deals shopping',
  ],
  ['garden plant flower tree farm seed green forest', 'garden eco earth'],
  ['home house room estate cottage villa roof', 'house homes land place'],
  ['travel trip tour hotel holiday voyage journey', 'travel tours world'],
  ['fitness sport yoga health wellness gym running', 'fitness yoga life club'],
  ['game play quest puzzle', 'games fun'],
  [
    'code data cloud software tech system server digital robot',
    'tech cloud software systems digital tools codes network',
  ],
  ['law legal tax finance capital money bank fund invest', 'legal finance capital money partners'],
  ['school learn teach course academy study', 'academy school education'],
  ['news press journal write story book magazine', 'news press blog media ink'],
  ['work consult agency brand firm studio', 'agency consulting marketing services solutions works'],
  ['family baby wedding', 'family life gifts'],
];

const themes = THEMES.map(([words, tlds]) => ({ words: words.split(' '), tlds: tlds.split(' ') }));

/** TLDs that suit any word, in the order in which they are offered. */
export const GENERAL_TLDS: readonly string[] =
  'me info online site xyz one world today space live website page company biz link club life digital global works zone email blog top'.split(
    ' ',
  );

/** Minimum length of a subject's word inside a longer label; shorter ones match almost anything. */
const MIN_INNER_LENGTH = 4;

/** Returns the TLDs that suit the subject of a label. @param parts the label's own words, if it is a compound */
export function listThemedTlds(label: string, parts: readonly string[]): string[] {
  const mentions = (word: string): boolean =>
    label === word || parts.includes(word) || (word.length >= MIN_INNER_LENGTH && label.includes(word));
  return [...new Set(themes.filter(({ words }) => words.some(mentions)).flatMap(({ tlds }) => tlds))];
}
