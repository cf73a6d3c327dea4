const PLAIN = 'ACDEFGHIKLNORSTUYZacdefghiklnorstuyz';
const ACCENTED = 'ÅÇÐÉƑĜĤÎĶĻÑÖŔŠŢÛÝŽåçðéƒĝĥîķļñöŕšţûýž';

/** One letter is added for this many: other languages need about a third more space. */
const LETTERS_EACH = 3;

/** Whether a parameter has branches, as icu-minify marks it; see compile-message.mjs. */
const hasBranches = (kind) => typeof kind === 'number';

/** Adds accents and a third more letters to a text. */
function strange(text) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const accented = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  return accented.replace(/(\s*)$/, `${'~'.repeat(Math.ceil(letters / LETTERS_EACH))}$1`);
}

const strangeNode = (node) => {
  if (typeof node === 'string') return strange(node);
  if (!Array.isArray(node)) return node;
  const [name, kind, ...rest] = node;
  if (kind === undefined) return node;
  if (!hasBranches(kind) || kind === 0) return [name, ...node.slice(1).map(strangeNode)];
  const branches = Object.entries(rest[0]).map(([key, branch]) => [key, strangeMessage(branch)]);
  return [name, kind, Object.fromEntries(branches), ...rest.slice(1)];
};

const strangeMessage = (message) => (Array.isArray(message) ? message.map(strangeNode) : strangeNode(message));

/**
 * Converts a compiled message to the pseudo-locale en-XA: accents on its letters, a third longer, in brackets. Text that shows without them
 * is in no catalogue, and text that is cut off had too little space. Parameters, tags and empty messages stay as they are.
 */
export function pseudo(message) {
  if (message === '') return message;
  const nodes = strangeMessage(message);
  return ['[', ...(Array.isArray(nodes) ? nodes : [nodes]), ']'];
}
